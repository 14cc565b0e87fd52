import { useLayoutEffect, useReducer, useRef, useState, type Ref, type RefCallback } from 'react';

interface KeptInput {
  readonly ref: RefCallback<HTMLInputElement>;
  /** Call it in the change handler. */
  readonly onRead: (input: HTMLInputElement) => void;
}

/** Defined outside the hook, because React keeps the last reducer in memory, and with it any password from the render that created it. */
const increment = (count: number): number => count + 1;

/**
 * Keeps the text or tick of an input equal to `state`, as React does for a controlled input, but does not overwrite what a form filler sets without
 * an event, so that it can be read with the next event. The input itself is uncontrolled. Omit `state` if something else controls the input.
 */
export const useKeptInput = <Name extends 'value' | 'checked'>(
  name: Name,
  state: HTMLInputElement[Name] | undefined,
  { ref, isSecret = false }: { readonly ref?: Ref<HTMLInputElement> | undefined; readonly isSecret?: boolean } = {},
): KeptInput => {
  const input = useRef<HTMLInputElement>(null);
  /** What was last written or read here. */
  const known = useRef<HTMLInputElement[Name]>(undefined);
  const [, renderAgain] = useReducer(increment, 0);
  useLayoutEffect(() => {
    const { current } = input;
    if (state === undefined || current === null) return;
    if (current[name] !== state && current[name] === known.current) current[name] = state;
    if (current[name] === state) known.current = state;
  });
  const [kept] = useState((): KeptInput => ({
    ref: (node) => {
      if (node === null) return undefined;
      input.current = node;
      // Text that was typed before hydration is in the input, but has not been read.
      known.current = (name === 'value' ? node.defaultValue : node.defaultChecked) as HTMLInputElement[Name];
      const detach = typeof ref === 'function' ? ref(node) : undefined;
      if (typeof ref === 'object' && ref !== null) ref.current = node;
      return () => {
        input.current = null;
        if (typeof detach === 'function') detach();
        if (typeof ref === 'object' && ref !== null) ref.current = null;
        if (!isSecret) return;
        // React may keep an input that has left the document for a while.
        node.value = '';
        known.current = undefined;
      };
    },
    onRead: (node) => {
      known.current = node[name];
      // If the change is rejected, no other render restores the state.
      renderAgain();
    },
  }));
  return kept;
};
