export const gameTilePath = ({ vassalage, nodeId }: { readonly vassalage: string; readonly nodeId: number }): string =>
  `/TCG_PROD_IMAGES/GAME_TILE/${vassalage}/${nodeId}.png`;
