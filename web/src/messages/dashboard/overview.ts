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
