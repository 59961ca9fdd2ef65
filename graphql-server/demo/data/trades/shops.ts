import type { Trade } from '../trade.ts'

export const fashion: Trade = {
  name: 'Moda e Acessórios',
  weight: 8,
  tails: ['image', 'nickname', 'family'],
  openings: [
    'Há quem diga que o centro de {cidade} não seria o mesmo sem a nossa vitrine.',
    '{nome} veste famílias de {cidade} desde {ano}.',
    'Peças escolhidas uma a uma, do tamanho que o seu corpo tem.',
    'Loja de rua, com provador grande e vendedora que fala a verdade.',
  ],
  details: [
    'Recebemos novidades <strong>toda quinta-feira</strong>; acompanhe pelas redes.',
    'Trocamos em até trinta dias, com etiqueta e sem discussão.',
    'Fazemos <em>ajustes e barras</em> na hora para quem compra na loja.',
    'Temos crediário próprio e desconto no Pix.',
    'No inverno da serra e no verão do litoral, há coleção para os dois.',
  ],
  closings: [
    'Venha provar sem compromisso.',
    'Separamos a peça para você até o fim do dia.',
    'Embalagem para presente é cortesia.',
  ],
  specialities: [
    {
      name: 'Roupas',
      heads: ['Modas', 'Boutique', 'Confecções', 'Loja'],
      offers: ['moda feminina', 'moda masculina', 'infantil', 'tamanhos grandes', 'uniformes'],
    },
    {
      name: 'Calçados',
      heads: ['Calçados', 'Casa dos Calçados', 'Sapataria'],
      offers: ['sapatos confortáveis', 'tênis', 'botas de couro', 'conserto de sapatos', 'bolsas'],
    },
    {
      name: 'Óticas',
      heads: ['Ótica', 'Óculos', 'Casa da Visão'],
      offers: [
        'óculos de grau',
        'óculos de sol',
        'lentes de contato',
        'ajuste gratuito',
        'lentes multifocais',
      ],
    },
    {
      name: 'Joalherias',
      heads: ['Joalheria', 'Joias', 'Relojoaria e Joalheria'],
      offers: ['alianças', 'conserto de relógios', 'prata', 'gravação', 'peças sob encomenda'],
    },
    {
      name: 'Costura e Ajustes',
      heads: ['Ateliê de Costura', 'Costuras', 'Ateliê'],
      offers: ['barras e ajustes', 'vestidos de festa', 'consertos em couro', 'cortinas', 'fantasias'],
    },
  ],
}

export const property: Trade = {
  name: 'Imóveis',
  weight: 6,
  favours: { caraguatatuba: 1.6, ubatuba: 1.8, ilhabela: 1.8, 'sao-sebastiao': 1.6, 'campos-do-jordao': 1.5 },
  tails: ['image', 'family'],
  openings: [
    'Comprar, vender ou alugar em {cidade} com quem conhece rua por rua desde {ano}.',
    '{nome} trata cada imóvel como se fosse da família.',
    'Conhecemos a documentação, os loteamentos e os vizinhos. Pergunte à vontade.',
    'Do primeiro apartamento à casa na praia ou na serra, ajudamos você a escolher sem pressa.',
  ],
  details: [
    'Verificamos <strong>matrícula, impostos e regularidade</strong> antes de anunciar qualquer imóvel.',
    'As fotos são recentes e o preço anunciado é o preço real.',
    'Cuidamos de contratos, vistorias e do <em>financiamento</em> do começo ao fim.',
    'Fazemos visitas também aos sábados e domingos, com hora marcada.',
    'Para quem mora longe, mandamos vídeo do imóvel e da rua.',
  ],
  closings: [
    'Conte o que procura e o que pode pagar; o resto é com a gente.',
    'Avaliamos o seu imóvel sem custo.',
    'Café e boa conversa {noBairro}.',
  ],
  specialities: [
    {
      name: 'Imobiliárias',
      heads: ['Imobiliária', 'Imóveis', 'Negócios Imobiliários'],
      offers: ['venda', 'locação', 'avaliação', 'documentação', 'financiamento'],
    },
    {
      name: 'Aluguel por Temporada',
      heads: ['Temporada', 'Casas de Temporada', 'Aluguéis'],
      offers: ['casas na praia', 'chalés na serra', 'limpeza na saída', 'entrada com senha', 'roupa de cama'],
    },
    {
      name: 'Loteamentos',
      heads: ['Loteamentos', 'Empreendimentos', 'Urbanismo'],
      offers: [
        'lotes com infraestrutura',
        'chácaras',
        'pagamento direto',
        'projeto aprovado',
        'visita ao local',
      ],
    },
    {
      name: 'Administração de Condomínios',
      heads: ['Administradora', 'Condomínios', 'Gestão Condominial'],
      offers: ['contas e boletos', 'assembleias', 'síndico profissional', 'portaria', 'manutenção predial'],
    },
  ],
}
