import {
  deprecatedAnswers,
  deprecatedTitles,
  perDeprecatedAnswer,
} from '../../../../schema/attributes/deprecated-names.ts'
import type { BusinessField } from '../../../../schema/business/field.ts'
import { fieldsWith, perField } from '../../../../schema/business/per-field.ts'
import { type ConfirmationMethod, confirmationMethods } from '../../../../schema/confirmations/topics.ts'
import { capital } from '../../../../schema/input/rules.ts'
import { entryLabels } from '../../../../schema/input/taxonomy.ts'
import { count } from '../site.ts'

const dayAndMonth = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: 'numeric',
  month: 'short',
})

/** Each with the ending of what is said of it. */
const nouns = {
  BUSINESS: ['estabelecimento', 'o'],
  CITY: ['cidade', 'a'],
  NEIGHBORHOOD: ['bairro', 'o'],
  CATEGORY: ['categoria', 'a'],
  SUBCATEGORY: ['subcategoria', 'a'],
  ATTRIBUTE: ['atributo', 'o'],
  SOURCE_CATEGORY: ['categoria de fonte', 'a'],
  USER: ['conta', 'a'],
  INVITATION: ['convite', 'o'],
} as const

const participles = { CREATE: 'criad', UPDATE: 'alterad', DELETE: 'excluíd', RESTORE: 'restaurad' } as const

type Noun = keyof typeof nouns

const { cityId, categoryId, active, isPopular, image, icon, ...otherEntryLabels } = entryLabels
type Action = keyof typeof participles

const acts = { IMPORT: 'Importação', BULK: 'Mudança em massa', MERGE: 'União de dois cadastros' } as const

/** Texts of the dashboard's screen of the audit trail, and of undoing deletions. */
export const auditMessages = {
  title: 'Histórico',
  lead: 'Quem mudou o quê no guia, e quando. O que foi excluído ou mudado pode voltar por 30 dias.',
  list: 'Lista de mudanças',
  search: 'Buscar no histórico',
  searchPlaceholder: 'Nome do que mudou',
  one: 'registro',
  several: 'registros',
  empty: 'Nenhum registro encontrado',

  entity: 'O quê',
  anyEntity: 'Tudo',
  entities: {
    BUSINESS: 'Estabelecimentos',
    CITY: 'Cidades',
    NEIGHBORHOOD: 'Bairros',
    CATEGORY: 'Categorias',
    SUBCATEGORY: 'Subcategorias',
    ATTRIBUTE: 'Atributos',
    SOURCE_CATEGORY: 'Categorias das fontes',
    USER: 'Contas',
    INVITATION: 'Convites',
  },
  action: 'Ação',
  anyAction: 'Todas as ações',
  actions: {
    CREATE: 'Criações',
    UPDATE: 'Alterações',
    DELETE: 'Exclusões',
    RESTORE: 'Restaurações',
    IMPORT: 'Importações',
    BULK: 'Mudanças em massa',
    MERGE: 'Uniões',
  },
  actor: 'Quem',
  anyActor: 'Qualquer pessoa',
  from: 'De',
  to: 'Até',

  what: 'O que aconteceu',
  when: 'Quando',
  changes: 'O que mudou',
  /** Of an entry: "Cidade excluída". */
  actionText: (entity: Noun, action: Action) => {
    const [noun, ending] = nouns[entity]
    return `${noun[0]?.toUpperCase()}${noun.slice(1)} ${participles[action]}${ending}`
  },
  /** What is one entry with lines inside. */
  lines: {
    /** @param name the source of an import */
    act: (act: keyof typeof acts, name: string | null | undefined) =>
      name ? `${acts[act]} de ${name}` : acts[act],
    acts,
    /** "12 bairros criados". */
    counted: (entity: Noun, action: Action, total: number) => {
      const [noun, ending] = nouns[entity]
      const s = total === 1 ? '' : 's'
      return `${count(total)} ${noun}${s} ${participles[action]}${ending}${s}`
    },
    /** Of a run of a source that only proposed. */
    none: 'Só propostas',
    see: (total: number) => (total === 1 ? 'Ver 1 linha' : `Ver ${count(total)} linhas`),
    /** Next to a line that was found by itself. */
    partOf: { IMPORT: 'de uma importação', BULK: 'de uma mudança em massa', MERGE: 'de uma união' },
    title: {
      IMPORT: 'Histórico: uma importação',
      BULK: 'Histórico: uma mudança em massa',
      MERGE: 'Histórico: uma união',
    },
    lead: (moment: string, who: string) => `Linha por linha o que mudou em ${moment}, por ${who}.`,
    one: 'linha',
    several: 'linhas',
    all: 'Todo o histórico',
  },
  unnamed: (id: string) => `nº ${id}`,
  renamed: (name: string) => `hoje “${name}”`,
  /** Who did it, where that is no account. */
  noActor: { system: 'Sistema', gone: 'Conta excluída' },
  onlyBy: (name: string) => `Ver só o que ${name} fez`,

  fields: {
    ...labelsOf('facts'),
    ...otherEntryLabels,
    ...labelsOf('description'),
    ...labelsOf('contact'),
    ...labelsOf('address'),
    cityId,
    neighborhoodId: 'Bairro',
    categoryId,
    subcategoryId: 'Subcategoria',
    isListed: 'O guia lista',
    categoryIds: 'Categorias',
    subcategoryIds: 'Subcategorias',
    areaCityIds: 'Cidades onde atende',
    areaNeighborhoodIds: 'Bairros onde atende',
    ...labelsOf('area'),
    ...labelsOf('coordinates'),
    ...labelsOf('links'),
    ...labelsOf('hours'),
    hoursInformedOn: 'Horário informado em',
    contactsHiddenUntil: 'Endereço e contatos ocultos até',
    distinctFrom: 'Não é o mesmo que o estabelecimento nº',
    phoneConfirmed: 'Telefone confirmado',
    whatsappConfirmed: 'WhatsApp confirmado',
    addressConfirmed: 'Endereço confirmado',
    ...perDeprecatedAnswer((name) => capital(deprecatedTitles[deprecatedAnswers[name]] ?? name)),
    ...labelsOf('state'),
    twitter: 'Twitter',
    video: 'Vídeo',
    ownerId: 'Dono',
    photos: 'Fotos',
    photoAlt: 'Texto da foto',
    photoTurn: 'Foto girada',
    active,
    isPopular,
    image,
    icon,
    role: 'Papel',
    canSignIn: 'Pode entrar',
    secondFactor: 'Segundo fator',
    passwordLink: 'Link de senha enviado',
    invitationSent: 'Convite enviado',
    invitationId: 'Convite',
  } as Readonly<Record<string, string>>,
  /** The fields of an entry in one line: "Nome, Telefone e mais 2". */
  fieldList: (names: readonly string[]) => {
    const shown = names.slice(0, 3)
    const more = names.length - shown.length
    return more > 0 ? `${shown.join(', ')} e mais ${more}` : shown.join(', ')
  },
  allFields: (total: number) => (total === 1 ? 'Ver 1 campo' : `Ver ${total} campos`),
  values: {
    yes: 'Sim',
    no: 'Não',
    confirmed: (date: string, how: ConfirmationMethod) => `${date}, ${confirmationMethods[how].label}`,
    gone: (id: number) => `nº ${id} (excluído)`,
    photos: (total: number) => (total === 1 ? '1 foto' : `${count(total)} fotos`),
    photosInOrder: (total: number) => `${count(total)} fotos, em outra ordem`,
    otherPhotos: (total: number) => (total === 1 ? 'outra foto' : `${count(total)} fotos, com outras`),
    turned: (quarterTurns: number) =>
      ['volta inteira', '90° para a direita', '180°', '90° para a esquerda'][quarterTurns] ?? null,
    picture: 'com imagem',
    otherPicture: 'outra imagem',
    roles: { admin: 'Administrador', user: 'Usuário' } as Readonly<Record<string, string>>,
  },

  undo: {
    action: 'Desfazer',
    actionOf: (name: string) => `Desfazer a exclusão de ${name}`,
    changeOf: (what: string, moment: string) => `Desfazer: ${what}, ${moment}`,
    /** Of an entry that took another one back. */
    undoes: (isAct: boolean, moment: string) =>
      isAct ? `desfaz a mudança em conjunto de ${moment}` : `desfaz a mudança de ${moment}`,
    until: (moment: Date) => `até ${dayAndMonth.format(moment)}`,
    states: { DONE: 'Já desfeita', EXPIRED: 'Prazo encerrado' },
    question: (what: string) => `Restaurar ${what}?`,
    about: {
      BUSINESS: 'Volta ao guia com fotos, categorias, dono e os favoritos de quem o guardou.',
      other: 'Volta ao guia como era quando foi excluído.',
    },
    restore: 'Restaurar',
    done: (name: string) => `“${name}” está de volta ao guia.`,
    doneElsewhere: (name: string, slug: string) =>
      `“${name}” está de volta ao guia com o endereço ${slug}: o antigo já é de outro.`,
    see: 'Ver',
    failed: (name: string) => `Erro ao restaurar ${name}`,
    refused: (name: string, message: string) => `${name}: ${message}`,
    notKept: 'Esta exclusão não pode mais ser desfeita.',
  },
  /** The dialog that takes a change back after a preview. */
  undoing: {
    title: (what: string) => `Desfazer: ${what}`,
    lead: (moment: string, who: string) => `Feito em ${moment}, por ${who}.`,
    loading: 'Conferindo o que pode ser desfeito…',
    fields: 'Campos que voltam ao valor antigo',
    /** Where somebody changed a field later. */
    changedSince: (set: string | null) =>
      `Alterado de novo depois: esta mudança tinha posto ${set === null ? 'vazio' : `“${set}”`}. Só volta se você marcar.`,
    removes: 'O estabelecimento sai do guia, com suas fotos. Pode ser restaurado por 30 dias.',
    importNote:
      'O que o arquivo criou é excluído, e pode ser restaurado por 30 dias. Cidades, bairros e categorias criados por ele ficam.',
    mergeNote:
      'Os dois cadastros voltam, cada um com seu endereço, seus favoritos e suas propostas. O que mudou depois no cadastro que ficou continua como está.',
    counts: {
      done: (total: number) =>
        total === 1
          ? '1 estabelecimento volta a ser como era antes.'
          : `${count(total)} estabelecimentos voltam a ser como eram antes.`,
      changed: (total: number) =>
        total === 1
          ? '1 foi alterado depois e fica como está.'
          : `${count(total)} foram alterados depois e ficam como estão.`,
      nothing: (total: number) =>
        total === 1 ? '1 já está como era antes.' : `${count(total)} já estão como eram antes.`,
      impossible: (total: number, reason: string, names: readonly string[]) => {
        const who = total > names.length ? `${names.join(', ')}…` : names.join(', ')
        return `${count(total)} não ${total === 1 ? 'pode' : 'podem'} voltar (${who}): ${reason}`
      },
      proposals: (total: number) =>
        total === 1
          ? '1 proposta em aberto da fonte é recusada.'
          : `${count(total)} propostas em aberto da fonte são recusadas.`,
      empty: 'Não há mais nada a desfazer aqui.',
    },
    refused: (reason: string) => `Não pode voltar: ${reason}`,
    withChanged: 'Desfazer também o que foi alterado depois',
    withChangedHint: 'As alterações mais recentes se perdem.',
    submit: 'Desfazer',
    submitting: 'Desfazendo…',
    failed: 'Erro ao desfazer a mudança',
    done: (total: number, kept: number, proposals: number) => {
      const changes =
        total === 1 ? 'Mudança desfeita.' : `Mudanças desfeitas em ${count(total)} estabelecimentos.`
      const refused = proposals === 1 ? '1 proposta recusada.' : `${count(proposals)} propostas recusadas.`
      const undone = [proposals === 0 || total > 0 ? changes : '', proposals > 0 ? refused : '']
        .filter(Boolean)
        .join(' ')
      if (kept === 0) return undone
      return `${undone} ${kept === 1 ? '1 ficou' : `${count(kept)} ficaram`} como ${kept === 1 ? 'está' : 'estão'}.`
    },
  },
} as const

/** In the order of the table. */
function labelsOf(group: BusinessField['group']) {
  return perField(fieldsWith({ group }), (_name, { label }) => label)
}
