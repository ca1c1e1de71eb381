import type pg from 'pg';
import { buildRequest, type InputOf, type ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { hotp } from '#server/features/identity/second-factors/totp.ts';
import type { RequestKind } from '../traffic/classify-response.ts';
import type { Answer, ClientRequest, Traffic } from '../traffic/traffic.ts';

type CallName = keyof StaffEndpoints;

/** The administrator of every clinic, signed in to the cabinet. */
export interface StaffSession {
  /** Sends a call; once more if the session had to be renewed. */
  call<Name extends CallName>(
    kind: RequestKind,
    name: Name,
    input: InputOf<StaffEndpoints[Name]>,
    options?: { isRepeated?: boolean },
  ): Promise<StaffAnswer<Name>>;
}

interface StaffAnswer<Name extends CallName> extends Answer {
  /** Null unless the call is acknowledged. */
  body: ResponseOf<StaffEndpoints[Name]> | null;
}

const ACCOUNT = { username: 'chaos', password: 'correct horse battery staple' };
const CODE_STEP_MS = 30_000;

/** Creates the account, and signs in with a password and the code of an app. */
export async function signInStaff(
  traffic: Traffic,
  database: pg.Pool,
  host: string,
): Promise<StaffSession> {
  const { rows } = await database.query<{ id: number }>('select id from clinic order by id');
  const clinicIds = rows.map(({ id }) => id);
  await saveStaffUser(database, { ...ACCOUNT, role: 'clinic_admin', clinicIds }, Date.now());
  let token = '';
  let cookie = '';
  let renewing: Promise<unknown> | null = null;

  function requestOf(kind: RequestKind, name: CallName, input: object): ClientRequest {
    const { method, path, body } = buildRequest(staffRoutes[name], { ...input });
    const headers = {
      host,
      'accept-language': 'en',
      cookie,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    if (method === 'DELETE') throw new TypeError('no client deletes');
    return { kind, language: 'en', request: { method, path, headers, body } };
  }

  async function open(kind: RequestKind, name: CallName, input: object = {}): Promise<Answer> {
    const answer = await traffic.send(requestOf(kind, name, input));
    if (!answer.isAcknowledged) throw new Error(`${name} failed: ${answer.status} ${answer.text}`);
    const { access_token: opened } = JSON.parse(answer.text) as { access_token?: string };
    token = opened ?? token;
    cookie =
      answer.headers['set-cookie']?.find((each) => each.startsWith('staff-session=')) ?? cookie;
    cookie = cookie.split(';')[0] ?? '';
    return answer;
  }

  function renew(): Promise<unknown> {
    renewing ??= open('renewal', 'renewSession').finally(() => (renewing = null));
    return renewing;
  }

  await open('renewal', 'signIn', ACCOUNT);
  const { secret } = JSON.parse((await open('renewal', 'createTotp')).text) as { secret: string };
  await open('renewal', 'confirmTotp', { code: codeOf(secret) });

  return {
    async call(kind, name, input, { isRepeated = false } = {}) {
      const send = async () => {
        const request = requestOf(kind, name, input as object);
        return isRepeated ? traffic.sendUntilAnswered(request) : traffic.send(request);
      };
      let answer = await send();
      if (answer.status === 401) {
        await renew();
        answer = await send();
      }
      const body = answer.isAcknowledged ? JSON.parse(answer.text) : null;
      return { ...answer, body };
    },
  };
}

/** Returns the code that an app shows now for a secret in base 32. */
function codeOf(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
  return hotp(key, Math.floor(Date.now() / CODE_STEP_MS));
}
