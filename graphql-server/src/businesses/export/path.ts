/** Where establishments are downloaded as a file. */
export const exportPath = '/exports/estabelecimentos.csv'
