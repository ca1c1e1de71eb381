import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Checks the imports of `src`, those of types included: each domain imports only those that it declares
 * here. A domain declares only domains above it. The linter finds cycles.
 */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  identity: [],
  catalogue: [],
  booking: ['catalogue'],
  messages: ['identity', 'catalogue', 'booking'],
  desk: ['identity', 'catalogue', 'booking', 'messages'],
  reviews: ['identity', 'catalogue', 'booking'],
  inbox: ['identity', 'booking', 'messages', 'reviews'],
  'clinic-data': ['identity', 'catalogue', 'booking', 'desk', 'inbox'],
};

/** The folders that have a folder of each domain. */
const LAYERS = [
  'src/server/features',
  'src/server/api',
  'src/shared/contract',
  'src/shared/domain',
  'src/staff/pages',
];

const ALIASES: Readonly<Record<string, string>> = {
  '#shared': 'src/shared',
  '#server': 'src/server',
  '#web': 'src/web',
  '#staff': 'src/staff',
};

/** Fewer files mean that the pattern no longer matches the repository. */
const MIN_FILES = 1500;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|(?:^|\n)\s*import\s+'([^']+)'|\bimport\(\s*'([^']+)'/g;

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).toSorted((a, b) => a.localeCompare(b));
const known = new Set(files);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

const problems = [...foreignDomains(), ...unknownFeatures()];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files: ${problems.length} wrong imports\n`);
if (files.length < MIN_FILES) process.stderr.write(`Only ${files.length} files were read\n`);
process.exitCode = problems.length === 0 && files.length >= MIN_FILES ? 0 : 1;

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return Array.from(text.matchAll(IMPORT)).flatMap(([, from, bare, dynamic]) => {
    const target = resolveImport(file, from ?? bare ?? dynamic ?? '');
    return target !== null && known.has(target) ? [target] : [];
  });
}

function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [alias = '', ...rest] = specifier.split('/');
  const folder = ALIASES[alias];
  return folder === undefined ? null : [folder, ...rest].join('/');
}

function foreignDomains(): string[] {
  return files.flatMap((file) => {
    const domain = domainOf(file);
    if (domain === null || file.includes('.test.')) return [];
    return (imports.get(file) ?? []).flatMap((imported) => {
      const other = domainOf(imported);
      const isAllowed =
        other === null || other === domain || DEPENDENCIES[domain]?.includes(other) === true;
      return isAllowed ? [] : [`${domain} may not import ${other}: ${file} ${imported}`];
    });
  });
}

function unknownFeatures(): string[] {
  const features = 'src/server/features';
  return files
    .filter((file) => file.startsWith(`${features}/`) && domainOf(file) === null)
    .map((file) => `no domain: ${file}`);
}

function domainOf(file: string): string | null {
  const layer = LAYERS.find((each) => file.startsWith(`${each}/`));
  const folder = layer && file.slice(layer.length + 1).split('/')[0];
  return folder !== undefined && folder in DEPENDENCIES ? folder : null;
}
