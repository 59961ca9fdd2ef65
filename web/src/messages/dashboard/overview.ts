import { count } from '../site.ts'

/** Texts of the dashboard's first screen. */
export const overviewMessages = {
  title: 'Dashboard',

  stats: {
    label: 'Totais',
    businesses: 'Estabelecimentos',
    cities: 'Cidades',
    categories: 'Categorias',
  },

  work: {
    title: 'O que fazer hoje',
    lead: 'No máximo vinte por dia, o mais urgente primeiro. O que você preenche sai da lista sozinho.',
    empty: 'Nada a fazer por hoje.',
    loading: 'Carregando o que fazer hoje',
    kinds: {
      REMOVAL: 'Pedido de saída para responder',
      CLAIM: 'Alguém diz que é o dono',
      SCAM: 'Aviso de golpe',
      OWNER: 'Proposta do dono',
      CORRECTION: 'Correção enviada',
      OLD_CONFIRMATION: 'Confirmado há mais de um ano',
      VANISHED: 'Sumiu de uma fonte: ainda existe?',
      INVALID_PHONE: 'Telefone inválido',
      NO_HOURS: 'Sem horário',
      NO_PHOTO: 'Sem foto',
      NO_DESCRIPTION: 'Sem descrição',
    },
    dueOn: (date: string) => `até ${date}`,
    later: 'Depois',
    laterOf: (name: string) => `Depois: ${name}, em 30 dias`,
    never: 'Não se aplica',
    neverOf: (name: string) => `Não se aplica: ${name}`,
    failed: 'Não foi possível tirar da lista. Tente de novo.',
    drafts: (total: number) => (total === 1 ? 'Ver 1 rascunho' : `Ver ${count(total)} rascunhos`),
  },

  mails: {
    waiting: (total: number, since: string) =>
      `${count(total)} ${total === 1 ? 'e-mail espera' : 'e-mails esperam'} pelo envio desde ${since}:`,
    reasons: {
      AWAY: 'o servidor de e-mail não responde.',
      REFUSED: 'o servidor de e-mail recusou por enquanto.',
      CREDENTIALS: 'o servidor de e-mail recusou o usuário ou a senha.',
    },
    retried: 'Cada um é tentado de novo por até dois dias.',
  },

  chart: {
    title: 'Cadastros Mensais',
    dataset: 'Estabelecimentos cadastrados',
    tooltip: (total: number) => `${count(total)} estabelecimento(s)`,
    total: (total: number) =>
      total === 0
        ? 'Nenhum estabelecimento cadastrado no mês'
        : `${count(total)} ${total === 1 ? 'estabelecimento cadastrado' : 'estabelecimentos cadastrados'} no mês`,
    previous: '<',
    previousLabel: 'Mês anterior',
    next: '>',
    nextLabel: 'Próximo mês',
    today: 'Hoje',
    asTable: 'Ver como tabela',
    asChart: 'Ver como gráfico',
    loading: 'Carregando gráfico...',
    renderFailed: 'Erro ao renderizar gráfico',
    label: (month: string) => `Cadastros por dia, ${month}`,
    keys: 'Use as setas para ir de um dia a outro.',
    day: 'Dia',
  },

  recent: {
    title: 'Últimos estabelecimentos cadastrados',
    name: 'Nome',
    category: 'Categoria',
    city: 'Cidade',
    date: 'Data Cadastro',
    none: 'N/A',
    empty: 'Nenhum estabelecimento cadastrado recentemente',
  },
} as const
