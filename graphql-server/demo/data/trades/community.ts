import type { Trade } from '../trade.ts'

export const devotion: Trade = {
  name: 'Artigos Religiosos',
  weight: 1.5,
  favours: { aparecida: 40, guaratingueta: 4, 'cachoeira-paulista': 8, tremembe: 2, potim: 4 },
  tails: ['saint', 'saint', 'image'],
  openings: [
    '{nome} recebe romeiros e devotos em {cidade} desde {ano}.',
    'Fé se leva no coração e, às vezes, numa lembrança simples para quem ficou em casa.',
    'Nossa família trabalha com artigos religiosos há três gerações, {noBairro}.',
    'Peças feitas por artesãos do Vale, com respeito ao que representam.',
  ],
  details: [
    'Fazemos <strong>encomendas para paróquias</strong>, comunidades e grupos de romaria.',
    'Gravamos nomes e datas em medalhas, terços e placas, na hora.',
    'Enviamos para todo o Brasil, <em>bem embalado</em>.',
    'Em outubro e nos fins de semana de romaria abrimos mais cedo.',
    'Temos estacionamento para ônibus a poucos metros.',
  ],
  closings: [
    'Que a sua viagem seja de paz.',
    'Deus lhe pague a visita.',
    'Venha com o seu grupo; a casa é grande.',
  ],
  specialities: [
    {
      name: 'Imagens e Terços',
      heads: ['Artigos Religiosos', 'Casa das Imagens', 'Imagens Sacras', 'Loja'],
      offers: [
        'imagens em gesso e madeira',
        'terços e medalhas',
        'crucifixos',
        'oratórios',
        'restauração de imagens',
      ],
    },
    {
      name: 'Livrarias Católicas',
      heads: ['Livraria', 'Livraria Católica', 'Papelaria e Livraria'],
      offers: ['bíblias', 'livros de catequese', 'músicas', 'folhetos', 'cartões'],
    },
    {
      name: 'Velas e Lembranças',
      heads: ['Velas', 'Lembranças', 'Casa das Velas', 'Presentes'],
      offers: ['velas de sete dias', 'velas para promessa', 'chaveiros', 'fitas', 'lembranças de batizado'],
    },
    {
      name: 'Vestes e Paramentos',
      heads: ['Paramentos', 'Ateliê Litúrgico', 'Vestes'],
      offers: [
        'túnicas e estolas',
        'toalhas de altar',
        'roupas de coroinha',
        'bordados',
        'vestes de primeira comunhão',
      ],
    },
    {
      name: 'Romarias e Peregrinações',
      heads: ['Romarias', 'Casa do Romeiro', 'Peregrinações'],
      offers: [
        'roteiros a pé e a cavalo',
        'apoio na estrada',
        'hospedagem simples',
        'café para grupos',
        'bênção na partida',
      ],
    },
  ],
}

export const associations: Trade = {
  name: 'Associações e ONGs',
  weight: 2.5,
  favours: { 'natividade-da-serra': 3, cunha: 2, 'sao-luiz-do-paraitinga': 2 },
  tails: ['image', 'saint'],
  openings: [
    '{nome} reúne moradores e voluntários de {cidade} desde {ano}.',
    'Somos uma entidade sem fins lucrativos, mantida por mensalidades, festas e muita boa vontade.',
    'Juntos conseguimos mais: foi essa ideia que deu começo ao nosso trabalho {noBairro}.',
    'O que fazemos é simples: abrir a porta, escutar e ajudar quem é vizinho.',
  ],
  details: [
    'As reuniões são <strong>abertas a todos</strong>, na primeira terça-feira do mês.',
    'Prestamos contas em assembleia e no mural da sede.',
    'Precisamos de voluntários para as oficinas e de <em>doações</em> de alimentos e agasalhos.',
    'A quermesse de junho e o bingo de outubro pagam boa parte das despesas.',
    'Mantemos parceria com escolas, paróquias e produtores da região.',
  ],
  closings: [
    'Venha tomar um café e conhecer a sede.',
    'Toda ajuda é bem-vinda.',
    'Associe-se: a mensalidade é simbólica.',
  ],
  specialities: [
    {
      name: 'Associações de Moradores',
      heads: [
        'Associação dos Moradores e Amigos do Bairro {bairro}',
        'Associação de Moradores {bairro}',
        'Centro Comunitário',
      ],
      offers: [
        'reuniões mensais',
        'biblioteca comunitária',
        'horta coletiva',
        'aulas de ginástica',
        'mutirões',
      ],
    },
    {
      name: 'Cooperativas',
      heads: [
        'Cooperativa dos Pequenos Produtores e Artesãos do Bairro {bairro}',
        'Cooperativa de Reciclagem',
        'Cooperativa de Artesãos',
      ],
      offers: ['venda direta', 'cursos', 'compra coletiva de insumos', 'artesanato', 'coleta de recicláveis'],
    },
    {
      name: 'Entidades Beneficentes',
      heads: [
        'Associação Beneficente dos Produtores Rurais de {cidade}',
        'Associação Assistencial e Cultural dos Amigos da Infância e da Terceira Idade do Bairro {bairro}',
        'Casa de Apoio',
        'Lar',
      ],
      offers: [
        'cestas para famílias',
        'acolhimento de idosos',
        'bazar',
        'creche comunitária',
        'apoio a pacientes',
      ],
    },
    {
      name: 'Grupos Culturais',
      heads: [
        'Grupo Folclórico',
        'Companhia de Moçambique e Congada do Bairro {bairro}',
        'Corporação Musical',
        'Ponto de Cultura',
      ],
      offers: [
        'congada e moçambique',
        'folia de reis',
        'banda de coreto',
        'aulas de viola',
        'marchinhas de carnaval',
      ],
    },
  ],
}

export const events: Trade = {
  name: 'Festas e Eventos',
  weight: 5,
  tails: ['image', 'nickname', 'family'],
  openings: [
    'Festa boa é a que o dono da festa aproveita. {nome} cuida do resto em {cidade} e região.',
    'Já são centenas de casamentos, formaturas e aniversários desde {ano}.',
    'De quermesse a casamento na serra, nossa equipe conhece cada salão do Vale.',
    'Começamos fazendo as festas da família; hoje atendemos toda a região a partir de {cidade}.',
  ],
  details: [
    'O orçamento sai em <strong>até 24 horas</strong>, com tudo descrito e sem surpresa no final.',
    'Fazemos uma visita ao local antes de fechar, para ver luz, cozinha e estacionamento.',
    'Trabalhamos com <em>degustação</em> e contrato por escrito.',
    'Em dezembro e em maio a agenda enche cedo: reserve a sua data.',
    'Temos parceiros de música, doces e flores, todos da região.',
  ],
  closings: [
    'Conte a sua ideia e a data, e montamos a proposta.',
    'Visite o nosso espaço com hora marcada.',
    'Será um prazer fazer parte do seu dia.',
  ],
  specialities: [
    {
      name: 'Buffets',
      heads: ['Buffet', 'Buffet e Eventos', 'Gastronomia'],
      offers: ['jantar completo', 'coquetel', 'churrasco para festas', 'mesa de doces', 'equipe de garçons'],
    },
    {
      name: 'Decoração de Festas',
      heads: ['Decorações', 'Ateliê de Festas', 'Balões e Festas'],
      offers: [
        'arranjos de flores',
        'arcos de balões',
        'temas infantis',
        'lembrancinhas',
        'aluguel de peças',
      ],
    },
    {
      name: 'Fotógrafos',
      heads: ['Fotografia', 'Foto e Vídeo', 'Estúdio'],
      offers: [
        'casamentos',
        'ensaios de família',
        'fotos de produto',
        'vídeos com drone',
        'álbuns impressos',
      ],
    },
    {
      name: 'Salões de Festas',
      heads: ['Espaço de Eventos', 'Salão de Festas', 'Chácara de Eventos', 'Recanto de Festas'],
      offers: [
        'salão para 150 pessoas',
        'piscina e gramado',
        'cozinha equipada',
        'estacionamento',
        'quartos para os noivos',
      ],
    },
    {
      name: 'Som e Iluminação',
      heads: ['Som e Luz', 'Sonorização', 'Produções'],
      offers: ['DJ e pista', 'palco e iluminação', 'telão', 'gerador', 'som para missas e palestras'],
    },
  ],
}
