import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { loadAirWords, loadBriefing, loadWords } from './src/ui/text/i18n.ts';

afterEach(cleanup);

// The tests' page has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

// Screens that come later bring their words along; tests render them at once.
await Promise.all([loadWords(), loadBriefing(), loadAirWords()]);
