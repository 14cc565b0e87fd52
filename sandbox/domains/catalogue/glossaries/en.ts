/** English synonyms and spellings of the words in game names. */
export const EN = `
Football: soccer
Colour: color
Color: colour
Bull Bull: niu niu
Landlord: dou dizhu
Sic Bo: dai siu, big small
Rooster: cockerel
Carabao: water buffalo
Sakura: cherry blossom
Koi: carp
Pok Deng: pokdeng
Tien Len: thirteen
Blackjack: twenty-one
`;
