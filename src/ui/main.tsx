import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { restoreGame } from './game-on-table.ts';
import { registerOffline } from './offline/register.ts';
import './theme.css';
import './page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with id "root"');

// What reads the last game is fetched while the page is drawn for the first time.
void restoreGame();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

registerOffline();
