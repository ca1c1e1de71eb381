import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly challenge: string;
}

/** A security key with one passkey: ES256, without attestation. */
export interface Authenticator {
  /** Answers `navigator.credentials.create()`. */
  create(options: Options): object;
  /** Answers `navigator.credentials.get()`. */
  get(options: Options): object;
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Creates a security key of a browser at an origin. The counter increases with each use. */
export function authenticator(origin = 'http://operator.hu.localhost'): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, credential: Buffer) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, credential]);
  };
  const answer = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });

  return {
    create(options) {
      // CBOR: { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y }
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(USER_PRESENT | HAS_CREDENTIAL, credential);
      // CBOR: { fmt: 'none', attStmt: {}, authData: data }
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return answer({ clientDataJSON: clientData('webauthn.create', options), attestationObject });
    },
    get(options) {
      const clientDataJSON = clientData('webauthn.get', options);
      const data = authenticatorData(USER_PRESENT, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}
