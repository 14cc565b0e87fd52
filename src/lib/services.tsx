import { createContext, use, useMemo, type ReactNode } from 'react';

/** Identifies a service of type `Service`: something that lives as long as the page, such as the client or a store. */
export interface ServiceKey<Service> {
  readonly name: string;
  /** Never set; carries the service type for inference. */
  readonly type?: Service;
}

export type ServiceEntry = readonly [key: ServiceKey<unknown>, service: unknown];

export const serviceKey = <Service,>(name: string): ServiceKey<Service> => ({ name });

/** Pairs a key with its service, for `ServicesProvider`. */
export const provide = <Service,>(key: ServiceKey<Service>, service: Service): ServiceEntry => [key, service];

const ServicesContext = createContext<ReadonlyMap<ServiceKey<unknown>, unknown>>(new Map());

/** Provides services. A nested provider adds to its parent's services and overrides those with the same key. */
export function ServicesProvider({
  services,
  children,
}: {
  readonly services: readonly ServiceEntry[];
  readonly children: ReactNode;
}) {
  const parent = use(ServicesContext);
  const all = useMemo(() => new Map([...parent, ...services]), [parent, services]);
  return <ServicesContext value={all}>{children}</ServicesContext>;
}

/** Returns the service of a key, or `null` if none is provided. */
export const useOptionalService = <Service,>(key: ServiceKey<Service>): Service | null =>
  (use(ServicesContext).get(key) as Service | undefined) ?? null;

/** Returns the service of a key. Throws if none is provided. */
export const useService = <Service,>(key: ServiceKey<Service>): Service => {
  const service = useOptionalService(key);
  if (service === null) throw new Error(`no ${key.name} is provided`);
  return service;
};
