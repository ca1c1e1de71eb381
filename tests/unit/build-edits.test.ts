import { expect, test } from 'vitest';
import { iconsOf } from '../../vite.code-splitting.ts';
import { pureReactRouter } from '../../vite.pure-react-router.ts';

interface Hooks {
  transform: { handler: (code: string) => { code: string } };
  buildEnd: (error?: Error) => void;
}

const CODE = `const Form = React$1.forwardRef(render);
Form.displayName = "Form";
const value = React$1.useContext;`;

test('components of React Router are marked as free of side effects', () => {
  const plugin = pureReactRouter() as unknown as Hooks;
  expect(plugin.transform.handler(CODE).code).toBe(
    `const Form = /* @__PURE__ */ React$1.forwardRef(render);

const value = /* @__PURE__ */ React$1.useContext;`,
  );
  plugin.buildEnd();
});

test('a React Router that is written in another way fails the build', () => {
  const plugin = pureReactRouter() as unknown as Hooks;
  plugin.transform.handler(CODE.replaceAll('React$1', 'React'));
  expect(() => plugin.buildEnd()).toThrow('React Router has no line');
});

const ICONS = {
  id: '/modules/lucide-react.mjs',
  code: `export { default as Map, default as MapIcon } from './icons/map.mjs';
export { default as MapPin } from './icons/map-pin.mjs';`,
};

test('icons are found by their names, also by their second name', () => {
  expect(iconsOf('import { MapPin, MapIcon as Sign } from "lucide-react"', ICONS)).toEqual([
    '/modules/icons/map-pin.mjs',
    '/modules/icons/map.mjs',
  ]);
});

test.each([
  ['an unknown icon', 'import { Globe } from "lucide-react"', 'has no icon Globe'],
  ['an import of everything', 'import * as icons from "lucide-react"', 'No icons are found'],
])('%s fails the build', (_name, code, message) => {
  expect(() => iconsOf(code, ICONS)).toThrow(message);
});
