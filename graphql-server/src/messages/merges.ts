export const merges = {
  merged: (name: string) => `Este estabelecimento foi unido a “${name}”.`,
  mergedSlug: (slug: string) => `O endereço “${slug}” é de um cadastro que foi unido a outro.`,
  same: 'Escolha dois estabelecimentos diferentes.',
  stale: 'Um dos cadastros mudou depois que esta página foi aberta. Confira de novo.',
  differentOwners:
    'Os dois cadastros têm donos diferentes. Resolva isso primeiro: só um dono pode ficar com a empresa.',
  claimFirst:
    'Só um dos cadastros tem dono. Antes de unir, o dono precisa reivindicar o outro cadastro, e a reivindicação precisa valer.',
  noField: (field: string) => `Não há o que escolher em “${field}”.`,
  photosElsewhere: 'Uma das fotos não é mais de nenhum dos dois cadastros. Confira de novo.',
  tooManyPhotos: (most: number) =>
    `Juntas, as fotos seriam mais de ${most}. Escolha quais ficam, no máximo ${most}.`,
  again: 'Esta união já foi desfeita. Para unir os dois cadastros, faça a união de novo.',
  asOne: 'Isto é parte de uma união, que se desfaz inteira: use “Desfazer” na união.',
} as const
