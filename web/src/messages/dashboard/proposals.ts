import { proposalTopics } from '../../../../schema/proposals/topics.ts'
import { count } from '../site.ts'

/** Texts of the dashboard's queue of proposals. */
export const proposalMessages = {
  title: 'Propostas',
  lead: 'O que visitantes e donos propõem. Nada muda no guia antes de você aceitar.',
  list: 'Fila de propostas',
  one: 'proposta',
  several: 'propostas',
  empty: 'Nenhuma proposta aqui',
  emptyLead: 'Quando alguém enviar uma correção, ela aparece nesta fila.',
  /** Next to the entry in the menu. */
  open: (total: number) => (total === 1 ? '1 proposta em aberto' : `${count(total)} propostas em aberto`),
  enter: 'Registrar recado',
  enterOf: (name: string) => `Registrar recado sobre ${name}`,

  filters: {
    label: 'Filtros',
    state: 'Situação',
    states: { OPEN: 'Em aberto', ACCEPTED: 'Aceitas', REFUSED: 'Recusadas' },
    kind: 'Tipo',
    anyKind: 'Todos os tipos',
    kinds: {
      CORRECTION: 'Correções',
      OWNER: 'De donos',
      CLAIM: 'Pedidos de posse',
      REMOVAL: 'Saída do guia',
      SCAM: 'Parece golpe',
    },
    city: 'Cidade',
    anyCity: 'Todas as cidades',
  },

  keys: {
    toggle: 'Atalhos do teclado',
    help: 'J e K: próxima e anterior. A: aceitar. R: recusar. Onde há aviso, A ou Enter de novo confirma.',
  },

  topic: (topic: keyof typeof proposalTopics) => proposalTopics[topic].label,
  kinds: {
    CORRECTION: 'Correção',
    OWNER: 'Do dono',
    CLAIM: 'Pedido de posse',
    REMOVAL: 'Saída do guia',
    SCAM: 'Parece golpe',
  },
  channels: {
    SITE: 'pelo site',
    PHONE: 'por telefone',
    CHAT: 'por mensagem',
    PAPER: 'em papel',
  },
  byImport: 'por importação',
  received: (moment: string) => `Recebida em ${moment}`,
  dueOn: (day: string) => `Responder até ${day}`,
  times: (times: number) => `Enviada ${count(times)} vezes`,
  goneBusiness: 'Estabelecimento excluído',
  edit: 'Abrir no formulário',
  editOf: (name: string) => `Abrir ${name} no formulário`,
  visitor: 'Visitante',
  emailConfirmed: (email: string) => `${email} (confirmado)`,
  emailOpen: (email: string) => `${email} (não confirmado)`,
  note: 'Observação',
  senders: 'Quem enviou',

  before: 'Antes',
  after: 'Depois',
  now: 'Agora',
  nowText: 'Mudou depois de enviada',
  onProfile: 'No perfil',
  field: (field: string) => (field === 'photoIds' ? 'Fotos apontadas' : field),
  removedPhotos: 'Fotos que saem',
  removedPhoto: (place: number) => `Foto que sai ${place}`,
  newPhotos: 'Fotos novas',
  newPhoto: (place: number) => `Foto nova ${place}`,
  noPhoto: 'Nenhuma',
  photoCounts: (removed: number, added: number) => `Fotos a remover: ${removed}. Fotos novas: ${added}.`,
  reportOnly: 'Quem enviou não informou o valor certo.',
  photo: (place: number) => `Foto apontada ${place}`,

  warningsTitle: 'Confira antes de aceitar',
  warnings: {
    NAME: 'O nome do estabelecimento muda.',
    CONTACT:
      'Um contato muda: telefone, WhatsApp ou e-mail por onde as pessoas chegam ao lugar. Confira por outro caminho.',
    LINK: 'Um link muda. Abra o endereço antes de aceitar.',
    PLACE: 'O endereço ou o ponto no mapa muda.',
    DESCRIPTION_NUMBER: 'A descrição ganha um número de telefone.',
    DESCRIPTION_LINK: 'A descrição ganha um link.',
    DESCRIPTION_PIX: 'A descrição ganha uma chave Pix.',
    WEEK_CLOSED: 'Fica fechado nos sete dias da semana.',
    CLOSED: 'O estabelecimento sai das listas como encerrado.',
  },
  noWarning: 'Confira o que muda e confirme.',

  accept: 'Aceitar',
  acceptOf: (topic: string, name: string) => `Aceitar ${topic} de ${name}`,
  resolve: 'Resolvido',
  resolveOf: (topic: string, name: string) => `Marcar como resolvido: ${topic} de ${name}`,
  confirm: 'Aceitar mesmo assim',
  cancel: 'Voltar',
  refuse: 'Recusar',
  refuseOf: (topic: string, name: string) => `Recusar ${topic} de ${name}`,
  overflow: (times: number) =>
    times === 1
      ? 'Outra pessoa enviou outro valor:'
      : `Outras ${count(times)} pessoas enviaram outro valor. O último:`,
  overflowOnly: (times: number) =>
    times === 1 ? 'Outra pessoa também avisou.' : `Outras ${count(times)} pessoas também avisaram.`,
  acceptOverflow: 'Aceitar este outro valor',

  reasons: {
    title: 'Por que recusar? Quem enviou lê o motivo.',
    list: [
      'Conferimos, e o que está no perfil está certo.',
      'Não conseguimos confirmar esta informação.',
      'O que foi enviado não é deste estabelecimento.',
      'O que foi enviado tem propaganda ou link que não publicamos.',
      'Já foi corrigido.',
    ],
    /** In front of a reason: the key that chooses it. */
    key: (place: number) => `${place}`,
    other: 'Outro motivo',
    submit: 'Recusar com este motivo',
  },

  accepted: (topic: string, name: string) => `Aceita: ${topic} de ${name}.`,
  resolved: (topic: string, name: string) => `Resolvida: ${topic} de ${name}.`,
  refused: (topic: string, name: string) => `Recusada: ${topic} de ${name}.`,
  failed: 'Não foi possível salvar a decisão. Tente novamente.',
  decided: (moment: string, who: string) => `Decidida em ${moment} por ${who}`,
  someone: 'conta excluída',
  reason: (reason: string) => `Motivo: ${reason}`,

  entry: {
    title: 'Registrar recado',
    lead: 'O que alguém contou por telefone, mensagem ou papel entra na mesma fila, para conferir e decidir.',
    back: 'Voltar à fila',
    business: 'Estabelecimento',
    businessHint: 'Escreva o começo do nome.',
    about: (name: string) => `Sobre ${name}`,
    other: 'Outro estabelecimento',
    channel: 'Como chegou',
    channels: { PHONE: 'Telefone', CHAT: 'Mensagem', PAPER: 'Papel' },
    topics: 'O que está errado?',
    values: 'Como é o certo',
    valuesHint: 'Mude só o que a pessoa informou. Sem o valor certo, deixe como está.',
    note: 'Observação',
    noteHint: 'O que a pessoa contou. Só a administração lê.',
    email: 'E-mail para a resposta (opcional)',
    submit: 'Pôr na fila',
    done: 'O recado entrou na fila.',
    failed: 'Não foi possível registrar o recado. Tente novamente.',
    loadFailed: 'Erro ao carregar dados',
    noTopic: 'Escolha o que está errado.',
  },
} as const
