import { Search } from 'lucide-react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './icon.tsx';

const LINES = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const;

function linesOf(element: Element | null): string[] {
  if (element === null) throw new Error('there is no icon');
  const style = getComputedStyle(element);
  return LINES.map((name) => style.getPropertyValue(name));
}

test.each([
  [16, '2'],
  [20, '1.75'],
  [40, '1.75'],
] as const)('an icon of %s pixels has the lines of the library', async (size, strokeWidth) => {
  const { container } = await render(
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      <Icon of={Search} size={size} />
      <Search size={size} className="plain" />
    </div>,
  );
  const [icon, plain] = container.querySelectorAll('svg');
  expect(icon?.innerHTML).toBe(plain?.innerHTML);
  expect(icon?.getAttribute('viewBox')).toBe(plain?.getAttribute('viewBox'));
  expect(icon?.hasAttribute('fill')).toBe(false);
  // Without the class, the attributes of the library apply.
  plain?.classList.remove('lucide');
  plain?.setAttribute('stroke-width', strokeWidth);
  expect(linesOf(icon ?? null)).toEqual(linesOf(plain ?? null));
});

test('an icon takes the fill of its class', async () => {
  const { container } = await render(<Icon of={Search} className="filled" />);
  const style = document.createElement('style');
  style.textContent = '.filled { fill: rgb(1, 2, 3) }';
  container.append(style);
  expect(linesOf(container.querySelector('svg'))[0]).toBe('rgb(1, 2, 3)');
});
