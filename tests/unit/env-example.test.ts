import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { projectRoot } from '#server/config/project-root.ts';

const text = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
const example = parseEnv(text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));

const TWILIO = {
  SMS_PROVIDER: 'twilio',
  SMS_FROM: 'Vizit',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
};
const SMPP = { SMS_PROVIDER: 'smpp', SMS_FROM: 'Vizit', SMPP_URL: 'smpp://user:password@host' };

/** Returns the names that the config reads; those of one country only for `hu`. */
function namesRead(): string[] {
  const names = new Set<string>();
  for (const variables of [{}, TWILIO, SMPP]) {
    const recorded = new Proxy<NodeJS.ProcessEnv>(variables, {
      get(target, name: string) {
        names.add(name);
        return target[name];
      },
    });
    loadConfig(recorded);
  }
  return [...names].filter((name) => !/_(?:KZ|KG|RO|AE)$/.test(name));
}

test('.env.example names every variable of the config and no other', () => {
  expect(Object.keys(example).toSorted()).toEqual(namesRead().toSorted());
});

test('.env.example states the defaults of the config', () => {
  expect(loadConfig(example)).toEqual(loadConfig({}));
  expect(loadConfig({ ...example, ...TWILIO })).toEqual(loadConfig(TWILIO));
});
