import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '../modal/modal.tsx';
import { TextAreaField } from './text-area-field.tsx';

test('a text area that takes the focus has it when its dialog opens', async () => {
  await render(
    <Modal open onClose={() => undefined} title="Note" labels={{ close: 'Close' }}>
      <TextAreaField name="note" label="Text" value="" onChange={() => undefined} takesFocus />
    </Modal>,
  );
  await expect.element(page.getByLabelText('Text')).toHaveFocus();
});
