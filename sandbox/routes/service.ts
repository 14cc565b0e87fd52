import { service } from '#schemas/calls/common.ts';
import { defineRoute, type Route } from '#sandbox/kernel/http/route.ts';
import { encryptAddress } from '#sandbox/domains/service/service-address.ts';
import { serviceAddress } from '#sandbox/domains/service/service-address.ts';

const TYPE_NEW_WINDOW = 3;

export const serviceRoutes: readonly Route[] = [
  defineRoute(service, ({ level }, { merchant, platform, host }) => {
    const address = serviceAddress(merchant, level, platform, host);
    return {
      version: { pathList: address === null ? [] : [{ type: TYPE_NEW_WINDOW, path: encryptAddress(address) }] },
    };
  }),
];
