import { Type, type Static } from 'typebox';
import { registerRules } from './register-rules.ts';
import { whitelabelTree } from './whitelabel-tree.ts';
import { address, label, oneOf, time } from './wire.ts';

/** An app or social channel of the merchant. The site ignores an unknown `resourceType`. */
export const resource = Type.Object({
  resourceType: Type.String({ maxLength: 40 }),
  url: address,
  qrCodeUrl: Type.Union([address, Type.Null()]),
  labelNameEn: label,
});
export type Resource = Static<typeof resource>;

export const siteInfo = Type.Object({
  whitelabel: whitelabelTree,
  registerRules,
  resources: Type.Array(resource),
  customerService: Type.Object({ enabled: Type.Boolean() }),
  analytics: Type.Object({ gtagId: Type.Union([Type.String({ maxLength: 60 }), Type.Null()]) }),
  imageCDNs: Type.Array(address),
  launchGameCDNs: Type.Array(address),
});
export type SiteInfo = Static<typeof siteInfo>;

/**
 * The status of the site: what is switched on, the visitor's region, and whether the visitor can use the site. If there
 * is maintenance in a restricted region, the maintenance is shown.
 */
export const siteStatus = Type.Object({
  info: siteInfo,
  location: Type.Object({
    ip: Type.String({ maxLength: 60 }),
    countryCode: Type.Optional(Type.Union([Type.String({ maxLength: 2 }), Type.Null()])),
  }),
  maintenance: Type.Object({ on: Type.Boolean(), endTime: Type.Optional(Type.Union([time, Type.Null()])) }),
  regionRestriction: Type.Boolean(),
});
export type SiteStatus = Static<typeof siteStatus>;

/** The domains of the site. The client adds `speed: 0` to each when it receives them. */
export const domainRoutes = Type.Object({
  domainList: Type.Array(Type.Object({ domain: address })),
  resources: Type.Array(resource),
});
export type DomainRoutes = Static<typeof domainRoutes>;

/** The addresses of customer service. The site opens the path of type 3. `path` is encrypted, and its last eight characters are the key. */
export const serviceVersion = Type.Object({
  version: Type.Object({
    pathList: Type.Array(Type.Object({ type: Type.Integer(), path: Type.String({ maxLength: 4096 }) })),
  }),
});
export type ServiceVersion = Static<typeof serviceVersion>;

/** A captcha. `image` is base64 without a `data:` prefix; `captchaId` is valid for one attempt. */
export const captchaImage = Type.Object({
  captchaId: Type.String({ maxLength: 60 }),
  image: Type.String({ maxLength: 200_000 }),
  mimeType: oneOf(['image/png', 'image/svg+xml']),
});
export type CaptchaImage = Static<typeof captchaImage>;

/** The answer to a request for a code. Another code may be requested after `expiredMinutes`, one minute by default. */
export const codeReceipt = Type.Object({ expiredMinutes: Type.Optional(Type.Number({ minimum: 0, maximum: 60 })) });
export type CodeReceipt = Static<typeof codeReceipt>;

const keyText = Type.String({ maxLength: 1024 });

/**
 * The public keys for encrypting request bodies, as a JWKS with EC P-256 or RSA keys. `kid` states which key was used. If the list is empty, bodies
 * are sent unencrypted.
 */
export const keySetAnswer = Type.Object({
  keys: Type.Array(
    Type.Object({
      kid: Type.String({ maxLength: 100 }),
      kty: oneOf(['EC', 'RSA']),
      alg: oneOf(['ECDH-ES+A256KW', 'RSA-OAEP-256']),
      use: Type.Optional(Type.Literal('enc')),
      crv: Type.Optional(keyText),
      x: Type.Optional(keyText),
      y: Type.Optional(keyText),
      n: Type.Optional(keyText),
      e: Type.Optional(keyText),
    }),
    { maxItems: 10 },
  ),
});
export type KeySet = Static<typeof keySetAnswer>;
