import { service } from '#schemas/calls/common.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { encryptAddress, serviceAddress } from '#sandbox/domains/service/service-address.ts';

const TYPE_NEW_WINDOW = 3;

export const serviceRoutes: readonly Route[] = [
  defineRoute(service, ({ level }, { merchant, kernel, host }) => {
    const address = serviceAddress(merchant, level, kernel, host);
    return {
      version: { pathList: address === null ? [] : [{ type: TYPE_NEW_WINDOW, path: encryptAddress(address) }] },
    };
  }),
];
