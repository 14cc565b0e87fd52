/** The payload of a TCP segment, in bytes. */
const PACKET = 1460;
const FIRST_WINDOW = 10 * PACKET;
/** How many bytes of a connection may be buffered; further bytes wait at the sender. */
const ROOM = 64 * 1024;

export interface Flow {
  /** Adds bytes; returns whether there is room for more. */
  readonly push: (bytes: Buffer) => boolean;
  readonly end: () => void;
  readonly drop: () => void;
}

export interface FlowEnds {
  /** When the connection was established, as a `performance.now()` time. */
  readonly from: number;
  readonly deliver: (bytes: Buffer) => void;
  readonly ended: () => void;
  readonly hasRoom: () => void;
}

/** One direction of a slow network: all flows share its rate, and each byte arrives `delayMs` after it was sent. */
export interface NetworkLink {
  readonly open: (ends: FlowEnds) => Flow;
  readonly close: () => void;
}

interface State extends FlowEnds {
  readonly waiting: Buffer[];
  size: number;
  /** How much more may be sent before an acknowledgement arrives. */
  window: number;
  /** The earliest time at which the next packet may be sent. */
  readyAt: number;
  isEnding: boolean;
}

interface Due {
  readonly at: number;
  readonly run: () => void;
}

const takePacket = (flow: State): Buffer => {
  const first = flow.waiting[0] ?? Buffer.alloc(0);
  const packet = first.subarray(0, Math.min(PACKET, flow.window));
  if (packet.length === first.length) flow.waiting.shift();
  else flow.waiting[0] = first.subarray(packet.length);
  flow.size -= packet.length;
  return packet;
};

const maySend = ({ size, window, isEnding }: State): boolean => (size === 0 ? isEnding : window > 0);

const settle = (due: Due[], now: number): void => {
  while (due[0] !== undefined && due[0].at <= now) due.shift()?.run();
};

export const createLink = ({ kbps, delayMs }: { readonly kbps: number; readonly delayMs: number }): NetworkLink => {
  const flows = new Set<State>();
  const arrivals: Due[] = [];
  const acknowledgements: Due[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Returns the flow that has waited longest, so that flows share the link fairly. */
  const next = (): State | undefined =>
    [...flows].filter(maySend).toSorted((one, other) => one.readyAt - other.readyAt)[0];

  const send = (flow: State): void => {
    const wasFull = flow.size >= ROOM;
    const packet = takePacket(flow);
    const sentAt = Math.max(freeAt, flow.readyAt) + (packet.length * 8) / kbps;
    freeAt = sentAt;
    flow.readyAt = sentAt;
    flow.window -= packet.length;
    const isLast = flow.isEnding && flow.size === 0;
    if (isLast) flows.delete(flow);
    arrivals.push({
      at: sentAt + delayMs,
      run: () => {
        if (packet.length > 0) flow.deliver(packet);
        if (isLast) flow.ended();
      },
    });
    acknowledgements.push({
      at: sentAt + 2 * delayMs,
      run: () => {
        if (flow.window === 0) flow.readyAt = Math.max(flow.readyAt, sentAt + 2 * delayMs);
        flow.window += 2 * packet.length;
      },
    });
    if (wasFull && flow.size < ROOM) flow.hasRoom();
  };

  const wake = (): void => {
    clearTimeout(timer);
    const flow = next();
    const at = Math.min(
      arrivals[0]?.at ?? Infinity,
      acknowledgements[0]?.at ?? Infinity,
      flow === undefined ? Infinity : Math.max(freeAt, flow.readyAt),
    );
    if (at < Infinity) timer = setTimeout(move, Math.max(0, at - performance.now()));
  };

  const move = (): void => {
    const now = performance.now();
    settle(acknowledgements, now);
    for (let flow = next(); flow !== undefined && Math.max(freeAt, flow.readyAt) <= now; flow = next()) {
      send(flow);
      settle(acknowledgements, now);
    }
    settle(arrivals, now);
    wake();
  };

  return {
    open: (ends) => {
      const flow: State = { ...ends, waiting: [], size: 0, window: FIRST_WINDOW, readyAt: ends.from, isEnding: false };
      flows.add(flow);
      const isReady = (): void => {
        if (flow.size === 0) flow.readyAt = Math.max(flow.readyAt, performance.now());
      };
      return {
        push: (bytes) => {
          isReady();
          flow.waiting.push(bytes);
          flow.size += bytes.length;
          wake();
          return flow.size < ROOM;
        },
        end: () => {
          isReady();
          flow.isEnding = true;
          wake();
        },
        drop: () => void flows.delete(flow),
      };
    },
    close: () => clearTimeout(timer),
  };
};
