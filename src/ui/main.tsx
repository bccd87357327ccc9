import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with id "root"');

createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Airfield 44</h1>
    </main>
  </StrictMode>,
);
