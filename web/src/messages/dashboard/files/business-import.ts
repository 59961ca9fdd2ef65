import { csvColumns, csvFields } from '../../../../../schema/business/csv-columns.ts'
import { count } from '../../site.ts'

const lines = (total: number) => (total === 1 ? '1 linha' : `${count(total)} linhas`)

const attributes = {
  titles: 'o slug de cada atributo, ou o nome',
  meaning: 'A resposta: sim ou não, uma das opções, ou um link; vazia quando não se sabe',
  isRequired: false,
}

/** Texts of the import of establishments. */
export const businessImportMessages = {
  title: 'Importar estabelecimentos',
  lead: 'Um arquivo CSV ou do Excel cadastra estabelecimentos e atualiza os que já existem. Primeiro você confere o que vai mudar; nada é gravado antes de você confirmar.',
  back: 'Voltar para a lista',

  file: {
    label: 'Arquivo CSV ou Excel',
    choose: 'Escolher arquivo',
    drop: 'ou solte o arquivo aqui',
    hint: (megabytes: number) =>
      `CSV, planilha .xlsx ou GeoJSON de até ${megabytes} MB: como o que a lista exporta, ou de qualquer outra origem.`,
    chosen: (name: string, size: string) => `${name}, ${size}`,
    change: 'Escolher outro arquivo',
    missing: 'Escolha um arquivo.',
    several: 'Escolha um arquivo só.',
    empty: 'O arquivo está vazio.',
    tooLarge: (size: string, megabytes: number) =>
      `O arquivo tem ${size}, e o limite é de ${megabytes} MB. Divida-o em partes ou peça a importação pelo comando do servidor.`,
  },
  create: 'Criar cidades, bairros, categorias e subcategorias que ainda não existem',
  createHint: 'Sem isso, as linhas com lugares desconhecidos são recusadas.',

  check: 'Conferir arquivo',
  sending: (percent: number) => `Enviando… ${percent}%`,
  checking: 'Conferindo…',
  stop: 'Parar',
  importIt: (total: number) => `Importar ${lines(total)}`,
  importing: 'Importando…',
  importingHint: 'Isso pode levar alguns minutos. Mantenha esta página aberta para ver o relatório.',

  checkFailed: 'Erro ao conferir o arquivo. Nada foi importado.',
  importFailed: 'Erro ao importar o arquivo',
  importUnknown:
    'Sem resposta do servidor: não dá para saber se algo foi importado. Confira o arquivo de novo; o que já entrou aparece como igual.',

  unanswered: 'Sem resposta do servidor. Confira o arquivo de novo; o que já entrou aparece como igual.',

  leave: {
    question: 'Sair durante a importação?',
    text: 'A importação continua no servidor, mas você não verá o relatório dela.',
    action: 'Sair da página',
  },

  report: {
    checked: 'O que a importação fará',
    imported: 'Importação concluída',
    nothing: 'Nenhuma linha muda o guia: não há o que importar.',
    nothingWritten: 'Nada foi gravado ainda.',
    total: (total: number, encoding: string) => `${lines(total)} no arquivo, lido como ${encoding}`,
    counts: {
      created: ['A cadastrar', 'Cadastrados'],
      updated: ['A atualizar', 'Atualizados'],
      unchanged: ['Sem mudança', 'Sem mudança'],
      refused: ['Recusadas', 'Recusadas'],
    },
    erased: (total: number) =>
      `Recusadas por terem dados de empresas que pediram para sair do guia: ${count(total)}`,
    problems: 'Problemas',
    problemsHint: 'As linhas recusadas ficam de fora; as outras entram.',
    problemsImported: 'As linhas recusadas ficaram de fora. Corrija-as e importe o arquivo de novo.',
    changes: 'Linhas que mudam o guia',
    places: 'Lugares novos',
    line: 'Linha',
    column: 'Coluna',
    wholeLine: 'Linha inteira',
    problem: 'Problema',
    name: 'Estabelecimento',
    outcome: 'O que acontece',
    outcomes: {
      CREATED: ['Cadastra', 'Cadastrou'],
      UPDATED: ['Atualiza', 'Atualizou'],
      UNCHANGED: ['Nada', 'Nada'],
      REFUSED: ['Recusada', 'Recusada'],
    },
    changed: 'Campos que mudam',
    everything: 'Todos',
    more: (total: number) => `Mostrar mais ${count(total)}`,
    onlyFirst: (most: number) => `O relatório traz os primeiros ${count(most)}.`,
    download: 'Baixar problemas (CSV)',
    downloadName: 'problemas-da-importacao.csv',
    toList: 'Ver a lista de estabelecimentos',
    toChanged: 'Ver os estabelecimentos desta importação',
    undo: 'Desfazer esta importação',
    another: 'Importar outro arquivo',
  },

  help: {
    title: 'O que cada coluna significa',
    lead: 'A primeira linha do arquivo traz os títulos, em qualquer ordem. Para atualizar, bastam a coluna slug (ou id) e as que mudam: uma célula vazia apaga o que pode ficar vazio, uma coluna ausente não muda nada. As células de um CSV são separadas por ponto e vírgula, vírgula ou tabulação; de uma planilha do Excel é lida a primeira aba com linhas.',
    column: 'Coluna',
    meaning: 'O que contém',
    required: 'obrigatória para cadastrar',
    columns: columnHelp(),
  },
} as const

/** What each column holds, in the order of exported files; those that hold the like are in one line. */
function columnHelp() {
  const meanings = new Set(csvFields.map((field) => csvColumns[field].help))
  const columns = [...meanings].map((meaning) => {
    const columns = csvFields.map((field) => csvColumns[field]).filter(({ help }) => help === meaning)
    return {
      titles: columns.map(({ titles }) => titles[0]).join(', '),
      meaning,
      isRequired: columns.some(({ isRequired }) => isRequired),
    }
  })
  return [...columns, attributes]
}
