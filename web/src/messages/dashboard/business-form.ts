import { maxAreas } from '../../../../schema/input/areas.ts'
import { count } from '../site.ts'

/** Texts of the form of establishments, word for word as the specification quotes them where it does. */
export const businessFormMessages = {
  addTitle: 'Adicionar Estabelecimento',
  editTitle: 'Editar Estabelecimento',
  lead: 'Campos com * são obrigatórios; rua e número, quando houver.',
  back: 'Voltar',
  backToList: 'Voltar para a lista',
  publicPage: 'Ver página pública',
  preview: 'Pré-visualizar',

  /** Loading. */
  loading: 'Carregando formulário...',
  loadFailed: 'Erro ao carregar dados',
  essentialsFailed: 'Dados essenciais não puderam ser carregados',
  notFound: 'Estabelecimento não encontrado',
  notFoundText: 'Ele pode ter sido excluído. O endereço desta página não leva a nenhum cadastro.',

  /** Saving. */
  saveDraft: 'Salvar rascunho',
  saveAndAdd: 'Salvar e adicionar outro',
  created: 'Estabelecimento criado com sucesso!',
  updated: 'Estabelecimento atualizado com sucesso!',
  saveFailed: 'Erro ao salvar estabelecimento',
  existsAlready:
    'Um envio anterior já tinha criado este estabelecimento, com outros dados. Confira as diferenças e salve de novo.',
  kept: 'O que você digitou continua aqui.',
  gone: 'Este estabelecimento foi excluído.',
  redirecting: 'A lista abre em instantes.',
  another: 'Adicionar outro',
  goNow: 'Ir para a lista agora',
  stay: 'Continuar editando',
  photosFailed: (failed: number) =>
    failed === 1
      ? 'Os dados foram salvos, mas 1 foto não foi enviada. Veja o motivo na seção Fotos.'
      : `Os dados foram salvos, mas ${count(failed)} fotos não foram enviadas. Veja o motivo na seção Fotos.`,
  problems: (total: number) =>
    total === 1 ? 'Corrija 1 campo para salvar:' : `Corrija ${count(total)} campos para salvar:`,

  /** What the bar of actions says. */
  state: {
    label: 'Ações do formulário',
    dirty: 'Alterações não salvas',
    saving: 'Salvando...',
    sendingPhotos: 'Enviando fotos...',
    saved: 'Tudo salvo',
  },

  leave: {
    title: 'Sair sem salvar?',
    text: 'Este estabelecimento tem alterações que ainda não foram salvas. Se você sair agora, elas serão perdidas.',
    action: 'Sair sem salvar',
  },

  recovered: {
    title:
      'Recuperamos alterações não salvas que você tinha feito aqui. Elas só valem depois de salvas; fotos precisam ser escolhidas de novo.',
    discard: 'Descartar alterações',
  },

  sections: {
    label: 'Seções do formulário',
    facts: 'Dados',
    description: 'Descrição',
    contact: 'Contato',
    hours: 'Horário',
    attributes: 'Informações',
    state: 'Funcionamento',
    place: 'Endereço e mapa',
    area: 'Onde atende',
    links: 'Redes e vídeo',
    photos: 'Fotos',
    owner: 'Proprietário',
  },

  /** Labels of what an establishment refers to; those of its own fields are in `schema/business/fields.ts`. */
  references: {
    categories: 'Categorias',
    subcategories: 'Subcategorias',
    city: 'Cidade',
    neighborhood: 'Bairro',
    areas: 'Atende em',
    owner: 'Proprietário',
  },
  /** The name with which a copy begins. */
  copyName: (name: string) => `${name} (cópia)`,
  required: (label: string) => `${label} *`,

  hints: {
    number: 'Sem número? Escreva S/N.',
    whatsapp: 'Opcional. Com DDD.',
    video: 'O endereço de um vídeo, como https://www.youtube.com/watch?v=…',
    owner: 'Opcional. Quem é dono vê o estabelecimento em Minhas Empresas.',
  },
  placeholders: {
    phone: '(99) 99999-9999',
    zipCode: '00000-000',
    profile: '@perfil ou endereço',
    site: 'www.exemplo.com.br',
    hours: '8-12, 13:30-18',
    latitude: '-23,0264',
    longitude: '-45,5553',
  },

  hours: {
    week: 'Horário da semana',
    help: 'Escreva como 8-12, 1330-18. O que passa da meia-noite, como 18-2. Também vale 24h ou fechado; em branco é “não informado”.',
    copy: 'Copiar para todos',
    copyOf: (day: string) => `Copiar o horário de ${day.toLowerCase()} para todos os dias`,
    workdays: 'Segunda a sexta',
    clear: 'Limpar a semana',
    informedOn: (date: string) => `Informado em ${date}.`,
    ofToday: 'Informado hoje.',
    confirm: 'Horário confirmado hoje',
    confirmFailed: 'Não foi possível confirmar o horário. Tente de novo.',
  },

  dates: {
    title: 'Datas especiais',
    hint: 'Feriados e outras exceções: nessas datas vale isto, no lugar da semana.',
    date: 'Data',
    hours: 'Horário da data',
    hoursPlaceholder: '8-12 ou fechado',
    reason: 'Motivo (opcional)',
    reasonPlaceholder: 'Natal',
    add: 'Acrescentar data',
    full: (most: number) =>
      `São no máximo ${most} datas a partir de hoje. Retire uma para acrescentar outra; as que já passaram não contam.`,
    remove: 'Retirar',
    removeOf: (date: string) => (date ? `Retirar ${date.split('-').reverse().join('/')}` : 'Retirar a data'),
    dateMissing: 'Escolha a data.',
    twice: (date: string) => `${date} está duas vezes.`,
    hoursMissing: 'Informe o horário, ou fechado.',
    wrong: (problem: string) => problem.charAt(0).toUpperCase() + problem.slice(1),
  },

  attributes: {
    help: 'Só o que alguém do lugar confirmou. O que fica em “não informado” não aparece no perfil. As perguntas são as das categorias escolhidas.',
    none: 'As categorias escolhidas não têm perguntas.',
    answers: { '': 'Não informado', yes: 'Sim', no: 'Não' },
    noOption: 'Não informado',
    link: 'https://',
  },

  situation: {
    states: {
      PUBLISHED: 'Publicado',
      DRAFT: 'Rascunho',
      CLOSED_TEMPORARILY: 'Fechado temporariamente',
      CLOSED_FOR_GOOD: 'Encerrou as atividades',
    },
    hints: {
      PUBLISHED: 'Aparece nas buscas e nas listas.',
      DRAFT: 'Só a administração e quem é dono veem, até ser publicado. Bastam nome, cidade e bairro.',
      CLOSED_TEMPORARILY: 'Continua nas listas, com o aviso de que está fechado.',
      CLOSED_FOR_GOOD: 'Sai de todas as listas. A página continua no endereço, com um aviso.',
    },
    reopensOn: 'Opcional. Depois deste dia, a página pede que confirmem a reabertura.',
  },

  choices: {
    filter: (label: string) => `Buscar ${label.toLowerCase()}`,
    chosen: (label: string) => `${label} escolhidas, em ordem`,
    main: 'principal',
    makeFirst: 'Tornar principal',
    makeFirstOf: (name: string) => `Tornar ${name} a principal`,
    remove: (name: string) => `Retirar ${name}`,
    moved: (name: string) => `${name} agora é a principal`,
    firstCategory: 'A primeira categoria é a principal: aparece nos cartões e no endereço do perfil.',
    someCategory: 'Selecione pelo menos uma categoria',
    someSubcategory: 'Selecione pelo menos uma subcategoria',
    noCategory: 'Escolha uma categoria primeiro.',
    subcategoriesFailed: 'As subcategorias não puderam ser carregadas.',
    noSubcategory: 'As categorias escolhidas não têm subcategorias.',
    inactive: (name: string) => `${name} (inativa)`,
    loading: 'Carregando...',
  },

  place: {
    chooseCity: 'Selecione uma cidade',
    inactiveCity: (name: string) => `${name} (inativa)`,
    chooseNeighborhood: 'Selecione um bairro',
    cityFirst: 'Escolha a cidade primeiro',
    loading: 'Carregando...',
    neighborhoodsFailed: 'Os bairros não puderam ser carregados.',
    noNeighborhood: 'Nenhum bairro encontrado',
    newNeighborhood: 'Novo bairro',
    neighborhoodName: (city: string) => `Nome do novo bairro de ${city}`,
    create: 'Criar bairro',
    creating: 'Criando...',
    cancel: 'Cancelar',
    createFailed: 'Erro ao salvar bairro',
    neighborhoodExists: (city: string) => `${city} já tem um bairro com este nome. Escolha-o na lista.`,
    neighborhoodSent: 'Um envio anterior já tinha criado o bairro, com outro nome. Confira a lista.',
    neighborhoodCreated: (name: string) => `Bairro ${name} criado e escolhido.`,
  },

  area: {
    region: 'No lugar de cidades e bairros.',
    cities: 'Atende nas cidades',
    findCity: 'Buscar cidade',
    neighborhoodsOf: 'Escolher bairros de',
    neighborhoods: 'Atende nos bairros',
    findNeighborhood: 'Buscar bairro',
    most: `Opcional. No máximo ${maxAreas} lugares, entre cidades inteiras e bairros. A cidade do endereço já conta.`,
    hidden:
      'Rua, número, CEP, mapa e bairro ficam só para a administração e para quem é dono. É preciso informar onde atende.',
    hiddenForGood: 'Para voltar a divulgar o endereço, fale com a administração do guia.',
    copies:
      'O endereço não aparece mais no guia. Buscadores e cópias feitas por outros sites ainda podem mostrá-lo por semanas. Para apressar, peça a eles que esqueçam o que a página mostrava:',
    askGoogle: 'Pedir ao Google',
    askBing: 'Pedir ao Bing',
  },

  zip: {
    filled: 'Endereço preenchido pelo CEP.',
    differs: (zipCode: string, address: string) =>
      `O CEP ${zipCode} é de ${address}, diferente do que está no formulário.`,
    use: 'Usar o endereço do CEP',
    keep: 'Manter o meu',
    noNeighborhood: (name: string, city: string) => `O bairro ${name} ainda não existe em ${city}.`,
    createNeighborhood: (name: string) => `Criar o bairro ${name}`,
    foreign: (city: string, state: string) =>
      `Este CEP é de ${city}, ${state}, que não está entre as cidades do guia.`,
  },

  map: {
    label: 'Lugar no mapa',
    help: 'Clique no mapa ou arraste o marcador. Também dá para digitar as coordenadas ou colar as duas, como -23,0264, -45,5553.',
    loading: 'Carregando mapa...',
    failed: 'O mapa não carregou.',
    cityCentre: 'Usar o centro da cidade',
    mapCentre: 'Usar o centro do mapa',
    clear: 'Limpar coordenadas',
    swap: 'Trocar latitude e longitude',
    marker: 'Marcador do lugar. Arraste para mudar.',
    placed: (latitude: string, longitude: string) => `Lugar escolhido: ${latitude}, ${longitude}`,
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
  },

  owner: {
    search: 'Buscar por nome ou e-mail',
    clear: 'Retirar proprietário',
    none: 'Nenhum usuário encontrado',
    failed: 'Não foi possível buscar usuários. Tente de novo.',
    searching: 'Buscando...',
    found: (total: number) => (total === 1 ? '1 usuário encontrado' : `${count(total)} usuários encontrados`),
    more: (shown: number, total: number) =>
      `Mostrando ${count(shown)} de ${count(total)}. Escreva mais para encontrar.`,
  },

  conflict: {
    title: 'Este estabelecimento mudou',
    text: 'Enquanto você editava, outra pessoa salvou outra versão, ou você mesmo em outra aba. Escolha o que fica em cada campo. Nada se perde até você salvar.',
    mine: 'Usar o meu',
    theirs: 'Usar o do servidor',
    allMine: 'Usar o meu em tudo',
    allTheirs: 'Usar o do servidor em tudo',
    before: 'Antes era',
    empty: '(vazio)',
    identical: 'As duas versões são iguais. É só salvar de novo.',
    untouched: 'Você não mexeu neste campo.',
    save: 'Salvar com estas escolhas',
    close: 'Voltar ao formulário',
    failed:
      'Este estabelecimento mudou enquanto você editava, e não foi possível ver o quê. Tente salvar de novo.',
  },

  previewDialog: {
    title: 'Prévia da página pública',
    note: 'Assim os visitantes verão, com o que está no formulário agora. Os links do site não funcionam na prévia.',
    loading: 'Montando a prévia...',
    failed: 'A prévia não abriu.',
    noName: 'Nome do estabelecimento',
    noPlace: 'Bairro',
    noCity: 'Cidade',
    newPhotos: 'Fotos ainda não enviadas não aparecem aqui.',
  },
} as const
