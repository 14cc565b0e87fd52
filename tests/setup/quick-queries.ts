import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

const isWaitedFor = (): boolean => {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

/** What is waited for is looked for again at each change of the page: the page is printed once, when the time is over, and not at each look. */
configure({
  getElementError: (message, container) =>
    isWaitedFor()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
