import { createContext, use, useMemo, type ReactNode } from 'react';

/** Names a service: something that lives as long as the page does, such as the client or a store. `Service` is its type. */
export interface ServiceKey<Service> {
  readonly name: string;
  /** Never set: it ties the key to the type of its service. */
  readonly type?: Service;
}

export type ServiceEntry = readonly [key: ServiceKey<unknown>, service: unknown];

export const serviceKey = <Service,>(name: string): ServiceKey<Service> => ({ name });

/** A service for `ServicesProvider`. */
export const provide = <Service,>(key: ServiceKey<Service>, service: Service): ServiceEntry => [key, service];

const ServicesContext = createContext<ReadonlyMap<ServiceKey<unknown>, unknown>>(new Map());

/** The one provider of services. Inside another one it adds to that, or replaces what both have. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: readonly ServiceEntry[];
  readonly children: ReactNode;
}) {
  const above = use(ServicesContext);
  const all = useMemo(() => new Map([...above, ...services]), [above, services]);
  return <ServicesContext value={all}>{children}</ServicesContext>;
}

/** The service of a key, or `null` where none is provided. */
export const useOptionalService = <Service,>(key: ServiceKey<Service>): Service | null =>
  (use(ServicesContext).get(key) as Service | undefined) ?? null;

/** The service of a key. Throws where none is provided. */
export const useService = <Service,>(key: ServiceKey<Service>): Service => {
  const service = useOptionalService(key);
  if (service === null) throw new Error(`no ${key.name} is provided`);
  return service;
};
