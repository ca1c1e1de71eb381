import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { CopyNotice } from './copy-notice.tsx';

const ADDRESS = 'https://example.com/secret';

test('an address that cannot be copied is selected, so that the person can copy it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed'));
  const texts = { title: 'Ready', text: 'Send it', copy: 'Copy', copied: 'Copied' };
  const notice = <CopyNotice address={ADDRESS} {...texts} />;
  await renderStaffPage(notice, { path: '/', role: 'admin', api: {} });
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => String(getSelection())).toBe(ADDRESS);
  await expect.element(page.getByText('Copied')).not.toBeInTheDocument();
});
