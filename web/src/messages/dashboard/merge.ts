import { count } from '../site.ts'

/** Texts of the merge screen. */
export const mergeMessages = {
  title: 'Unir dois cadastros',
  lead: 'Dois cadastros do mesmo lugar viram um. Escolha o que vale em cada campo; pode ser desfeito por 30 dias.',
  back: 'Voltar à lista',
  loadFailed: 'Não foi possível carregar os cadastros.',
  choose: 'Escolha dois cadastros para unir.',

  sides: { kept: 'Fica', other: 'Sai' },
  keptText: (slug: string) => `O endereço /${slug} continua.`,
  otherText: (slug: string) => `O endereço /${slug} passa a levar ao cadastro que fica.`,
  owner: (name: string | null) => (name ? `Dono: ${name}` : 'Sem dono'),
  swap: 'Trocar qual fica',
  problem: 'Ainda não dá para unir',
  solveOwner: (name: string) => `Abrir ${name}`,

  different: 'Campos diferentes',
  differentLead: 'O que muda de um para o outro está marcado. Comece pelo que já vem escolhido.',
  noDifferent: 'Os dois cadastros têm os mesmos dados.',
  equal: (total: number) => `${count(total)} ${total === 1 ? 'campo igual' : 'campos iguais'} nos dois`,
  badge: 'Diferente',
  week: 'Horário da semana',
  valueOf: { KEPT: 'Do que fica', OTHER: 'Do que sai' },
  areas: {
    both: 'Os dois juntos',
    bothText: (total: number) => (total === 0 ? 'Toda a região' : `${count(total)} lugares`),
    tooMany: (total: number) =>
      `Juntos seriam ${count(total)} lugares, e o máximo é 8: escolha um dos lados.`,
  },

  address: 'Endereço escondido',
  addressText:
    'Um dos cadastros esconde o endereço. Por isso o cadastro unido também esconde, e precisa de pelo menos um lugar onde atende.',
  showAddress: 'Mostrar o endereço mesmo assim',
  showAddressHint: 'Rua, número, CEP, mapa e bairro ficam públicos na hora.',

  photos: 'Fotos',
  photosLead: (chosen: number, most: number) =>
    `${count(chosen)} de no máximo ${most} escolhidas. A primeira é a capa; a ordem pode ser mudada depois.`,
  tooManyPhotos: (most: number) => `Escolha no máximo ${most} fotos.`,
  photoOf: (place: number, name: string) => `Foto ${place} de ${name}`,

  joins: 'O que se junta',
  favorites: (total: number, name: string) =>
    total === 0
      ? 'Ninguém guardou nos favoritos o cadastro que sai.'
      : `${total === 1 ? '1 favorito passa' : `${count(total)} favoritos passam`} a ser de ${name}, com o aviso de que o nome mudou.`,
  proposals: (total: number) =>
    total === 0
      ? 'Não há propostas nem pedidos sobre o cadastro que sai.'
      : `${total === 1 ? '1 proposta ou pedido passa' : `${count(total)} propostas e pedidos passam`} para o cadastro que fica.`,
  others: 'Confirmações, o que ficou para depois e avisos de contato seguem junto.',
  redirect: 'Links antigos continuam funcionando, e o endereço que sai nunca é dado a outro lugar.',

  submit: 'Unir os dois cadastros',
  submitting: 'Unindo…',
  question: (other: string, kept: string) => `Unir “${other}” a “${kept}”?`,
  questionText: (other: string) =>
    `“${other}” deixa de existir como cadastro próprio. Você pode desfazer por 30 dias, no Histórico.`,
  action: 'Unir',
  failed: 'Erro ao unir os cadastros. Nada mudou.',
  reload: 'Conferir de novo',

  done: (name: string) => `Pronto: os dois cadastros agora são “${name}”.`,
  see: 'Ver a página',
  edit: 'Editar',
  undo: 'Desfazer a união',
} as const
