import type { Trade } from '../trade.ts'

export const food: Trade = {
  name: 'Alimentação',
  isPopular: true,
  weight: 20,
  favours: { 'campos-do-jordao': 1.4, aparecida: 1.4, ubatuba: 1.2, ilhabela: 1.2 },
  tails: ['nickname', 'image', 'family', 'image', 'saint'],
  openings: [
    'Desde {ano} a nossa cozinha funciona {noBairro}, e muita gente que vinha criança hoje traz os filhos.',
    '{nome} nasceu de uma receita de família e de uma porta aberta {noBairro}, em {cidade}.',
    'Comida feita no dia, com ingrediente que a gente sabe de onde vem: é assim que trabalhamos em {cidade}.',
    'Se você passa {noBairro} na hora da fome, já deve ter sentido o cheiro daqui.',
    'Somos uma equipe pequena, de forno e fogão, atendendo {cidade} desde {ano}.',
  ],
  details: [
    'Boa parte das verduras e do leite vem de <strong>produtores do Vale</strong>, a poucos quilômetros da nossa porta.',
    'Aos sábados o movimento é grande; se puder, <em>reserve a sua mesa</em> pelo WhatsApp.',
    'Temos opções sem carne todos os dias e avisamos no cardápio o que contém glúten ou lactose.',
    'O espaço é simples e arejado, com lugar para carrinho de bebê e mesas na sombra.',
    'Aceitamos encomendas com dois dias de antecedência, de uma assadeira a uma festa inteira.',
    'Quem prefere comer em casa pode retirar no balcão ou pedir a entrega nos bairros vizinhos.',
  ],
  closings: [
    'Venha sem pressa. O café é por nossa conta.',
    'Esperamos a sua visita {noBairro}.',
    'Crianças são bem-vindas, cachorros também, na área de fora.',
  ],
  specialities: [
    {
      name: 'Padarias',
      heads: ['Padaria', 'Panificadora', 'Padaria e Confeitaria', 'Empório do Pão'],
      offers: [
        'pão francês a cada meia hora',
        'bolos caseiros',
        'pão de queijo',
        'salgados para festa',
        'rosca de leite',
      ],
    },
    {
      name: 'Restaurantes',
      heads: ['Restaurante', 'Cantina', 'Cozinha', 'Restaurante e Choperia', 'Sabor'],
      offers: [
        'prato feito no almoço',
        'comida por quilo',
        'feijoada aos sábados',
        'bolinho caipira na época',
        'marmitas',
      ],
    },
    {
      name: 'Lanchonetes',
      heads: ['Lanchonete', 'Lanches', 'Pastelaria', 'Hamburgueria', 'Bar e Lanches'],
      offers: ['lanches na chapa', 'pastel feito na hora', 'sucos naturais', 'porções', 'açaí'],
    },
    {
      name: 'Pizzarias',
      heads: ['Pizzaria', 'Pizzaria e Esfiharia', 'Forno'],
      offers: ['pizza em forno a lenha', 'esfihas abertas', 'calzone', 'pizza doce', 'rodízio às quartas'],
    },
    {
      name: 'Cafeterias',
      heads: ['Café', 'Cafeteria', 'Casa de Café', 'Empório e Café'],
      offers: ['café coado e espresso', 'grãos torrados na região', 'tortas do dia', 'pão na chapa', 'chás'],
    },
    {
      name: 'Sorveterias',
      heads: ['Sorveteria', 'Gelateria', 'Sorvetes'],
      offers: [
        'sorvete de massa',
        'picolés de fruta',
        'açaí na tigela',
        'taças para dividir',
        'sabores sem açúcar',
      ],
    },
    {
      name: 'Churrascarias',
      heads: ['Churrascaria', 'Espetaria', 'Costelaria'],
      offers: [
        'costela no fogo de chão',
        'espetos variados',
        'buffet de saladas',
        'truta grelhada',
        'música aos domingos',
      ],
    },
  ],
}

export const groceries: Trade = {
  name: 'Mercados',
  isPopular: true,
  weight: 10,
  tails: ['family', 'image', 'saint', 'nickname'],
  openings: [
    '{nome} abastece quem mora {noBairro} desde {ano}.',
    'Um mercado de bairro como antigamente: a gente conhece o freguês pelo nome e o produtor também.',
    'Em {cidade}, pertinho de casa, com preço claro na prateleira e fila que anda.',
    'Começamos com uma banca na feira e hoje temos loja própria {noBairro}.',
  ],
  details: [
    'As ofertas mudam às <strong>terças e sextas</strong>, quando chegam frutas e verduras fresquinhas.',
    'Montamos <em>cestas básicas</em> e cestas de café da manhã sob encomenda.',
    'Entregamos em {cidade} nas compras acima de um valor mínimo; pergunte no caixa.',
    'Trabalhamos com queijos, doces e cachaças de pequenos produtores da Mantiqueira.',
    'Aceitamos Pix, cartões e vale-alimentação.',
  ],
  closings: [
    'Faça o seu pedido pelo WhatsApp e passe só para buscar.',
    'Abrimos cedo, inclusive aos domingos até o meio-dia.',
    'Obrigado por comprar no comércio do bairro.',
  ],
  specialities: [
    {
      name: 'Supermercados',
      heads: ['Supermercado', 'Mercado', 'Mercearia', 'Mini Mercado'],
      offers: ['hortifrúti', 'padaria própria', 'produtos de limpeza', 'bebidas geladas', 'frios fatiados'],
    },
    {
      name: 'Açougues',
      heads: ['Açougue', 'Casa de Carnes', 'Boutique de Carnes'],
      offers: [
        'cortes para churrasco',
        'linguiça da casa',
        'frango caipira',
        'carne moída na hora',
        'kits para o fim de semana',
      ],
    },
    {
      name: 'Hortifrútis',
      heads: ['Hortifrúti', 'Quitanda', 'Sacolão', 'Horta'],
      offers: [
        'frutas da estação',
        'verduras orgânicas',
        'ovos caipiras',
        'sucos prontos',
        'saladas já lavadas',
      ],
    },
    {
      name: 'Peixarias',
      heads: ['Peixaria', 'Pescados', 'Empório do Peixe'],
      offers: [
        'peixe fresco do dia',
        'camarão limpo',
        'truta da serra',
        'filés sem espinha',
        'limpeza na hora',
      ],
    },
    {
      name: 'Empórios e Adegas',
      heads: ['Empório', 'Adega', 'Empório e Adega', 'Armazém'],
      offers: [
        'queijos da Mantiqueira',
        'vinhos e cervejas artesanais',
        'doces de tacho',
        'cachaça de alambique',
        'cestas de presente',
      ],
    },
  ],
}
