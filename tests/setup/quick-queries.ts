import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

const isWaitedFor = (): boolean => {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

/**
 * `waitFor` retries on each DOM change; the page is printed only once, at the timeout, and not on each retry. The timeout is long enough for a busy
 * machine: only a test that waits for something that never happens reaches it.
 */
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    isWaitedFor()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
