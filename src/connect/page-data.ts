import { CONNECTOR_DATA_ID, type ConnectorPage } from '#schemas/connector.ts';

/** What the document says of itself; it was made by the server, from the brand's file. */
export const readPageData = (): ConnectorPage =>
  JSON.parse(document.getElementById(CONNECTOR_DATA_ID)?.textContent ?? '') as ConnectorPage;
