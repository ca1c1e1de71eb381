import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import Type from 'typebox';

/** The options of `navigator.credentials.create()`, in the JSON form of WebAuthn. */
export const PasskeyCreationOptions = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  Type.Object({ challenge: Type.String() }, { additionalProperties: true }),
);

/** The options of `navigator.credentials.get()`, in the JSON form of WebAuthn. */
export const PasskeyRequestOptions = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  Type.Object({ challenge: Type.String() }, { additionalProperties: true }),
);

const Base64Url = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' });
const CredentialId = Base64Url(1400);

/** The fields that responses of authenticators have in common. */
const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
};

/** The response of an authenticator that created a passkey. */
export const PasskeyRegistration = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(4000),
    attestationObject: Base64Url(20_000),
    // Such as `internal` or `usb`; unknown ones are stored for the browser.
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});

/** The response of an authenticator that used a passkey. */
export const PasskeyAssertion = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(4000),
    authenticatorData: Base64Url(4000),
    signature: Base64Url(2000),
    userHandle: Type.Optional(Base64Url(200)),
  }),
});
