import { service } from '#schemas/calls/common.ts';
import { answer, type Route } from '../answer.ts';
import { encryptedPath } from '../service/encrypted-path.ts';
import { serviceDesk } from '../service/service-desk.ts';

const OPENS_IN_A_WINDOW = 3;

export const serviceRoutes: readonly Route[] = [
  answer(service, ({ level }, { merchant, platform, host }) => {
    const address = serviceDesk(merchant, level, platform, host);
    return {
      version: { pathList: address === null ? [] : [{ type: OPENS_IN_A_WINDOW, path: encryptedPath(address) }] },
    };
  }),
];
