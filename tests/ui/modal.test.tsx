import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from '../../src/ui/Modal.tsx';

function shown() {
  const onClose = vi.fn<() => void>();
  render(
    <Modal title="Paste" onClose={onClose}>
      <textarea aria-label="Text" />
    </Modal>,
  );
  return { onClose, dialog: screen.getByRole('dialog'), field: screen.getByRole('textbox') };
}

describe('a sheet of paper over the screen', () => {
  it('is closed by a click beside it', async () => {
    const { onClose, dialog } = shown();
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays when text is marked in it and the pointer is let go of beside it', () => {
    const { onClose, dialog, field } = shown();
    fireEvent.pointerDown(field);
    fireEvent.pointerUp(dialog);
    // Browsers click what both ends of a drag have in common.
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });
});
