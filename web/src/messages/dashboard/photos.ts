/** "1 foto", "3 fotos". */
const photos = (count: number) => (count === 1 ? '1 foto' : `${count} fotos`)

/** Texts of the photos in the establishment's form; those that the specification quotes, word for word. */
export const photosMessages = {
  title: 'Fotos',
  /** How many there are, saved or not. */
  count: (count: number, most: number) => `${count} de ${most} fotos`,
  choose: 'Escolher fotos',
  orDrop: 'ou arraste os arquivos para cá',
  hint: 'PNG, JPG, JPEG até 5MB cada',
  drop: 'Solte as fotos aqui',
  whenSaved:
    'A primeira foto é a capa. Fotos novas, giros, descrições e ordem são salvos com o formulário; excluir uma foto já enviada vale na hora, e pode ser desfeito por 30 dias.',
  listLabel: 'Fotos, a capa primeiro',

  /** Why a file is not taken, before anything is sent. */
  refused: {
    notAnImage: (name: string) => `${name}: não é uma imagem PNG, JPEG, WebP ou AVIF.`,
    tooLarge: (name: string, size: string, most: string) =>
      `${name}: tem ${size} MB, e o limite é de ${most} MB por arquivo.`,
    twice: (name: string) => `${name}: já foi escolhida.`,
    /** The server knows it by what is in it, also under another name. */
    same: (name: string) => `${name}: a mesma foto já está aqui.`,
    over: (most: number, room: number, over: number) =>
      room === 0
        ? `O limite é de ${most} fotos, e elas já estão aqui: ${photos(over)} de fora. Exclua alguma para incluir outra.`
        : `O limite é de ${most} fotos: ${room === 1 ? 'só coube mais 1' : `só couberam mais ${room}`}, e ${photos(over)} ${over === 1 ? 'ficou' : 'ficaram'} de fora.`,
    busy: 'Espere o fim do envio para escolher mais fotos.',
  },

  photo: (place: number) => `Foto ${place}`,
  cover: 'Capa',
  unsent: 'Ainda não enviada',
  queued: 'Na fila',
  stopped: 'Envio cancelado',
  failed: 'Não enviada',
  noPreview: 'Sem prévia',
  progress: (place: number) => `Envio da foto ${place}`,
  sending: (percent: string) => `Enviando: ${percent}`,
  /** All is sent, and the server makes of it what it keeps. */
  preparing: 'Preparando a foto',
  /** Before it is sent. */
  shrinking: 'Ajustando a foto',
  cannotPrepare:
    'Este navegador não conseguiu ajustar a foto para o envio. Tente com um arquivo JPEG ou PNG menor.',
  stop: 'Cancelar envio',
  stopOf: (place: number) => `Cancelar envio da foto ${place}`,
  retry: 'Tentar de novo',
  retryOf: (place: number) => `Tentar de novo: enviar a foto ${place}`,

  retryAll: (count: number) => `Enviar de novo as ${count} que faltaram`,

  turn: 'Girar',
  turnOf: (place: number) => `Girar a foto ${place} para a direita`,
  turned: (place: number, degrees: number) =>
    degrees === 0
      ? `A foto ${place} voltou a ficar como era.`
      : `A foto ${place} está girada em ${degrees}°.`,
  turnUnsaved: 'Giro ainda não salvo',
  turnFailed: 'O giro não foi salvo.',

  alt: 'Descrição da foto',
  altOf: (place: number) => `Descrição da foto ${place}`,
  altPlaceholder: 'Ex.: fachada',
  altUnsaved: 'Descrição ainda não salva',
  altFailed: 'A descrição não foi salva.',

  remove: 'Excluir foto',
  removeOf: (place: number) => `Excluir a foto ${place}`,
  question: 'Tem certeza que deseja excluir esta foto?',
  questionText: (place: number) =>
    `A foto ${place} sai do perfil na hora. Ela pode voltar por 30 dias, pelo Histórico.`,
  confirm: 'Excluir foto',
  removing: 'Excluindo a foto',
  removed: 'Foto removida com sucesso!',
  undo: 'Desfazer',
  isBack: 'A foto está de volta.',
  /** The page's own word when nothing better is known. */
  removeFailed: 'Erro ao remover foto. Verifique o console.',
  /** What the service makes of a refusal by the server. */
  removeRefused: 'Falha ao excluir a foto. Verifique o console para detalhes.',

  back: (place: number) => `Mover a foto ${place} para trás, para a posição ${place - 1}`,
  forth: (place: number) => `Mover a foto ${place} para a frente, para a posição ${place + 1}`,
  /** At an end of the list. */
  backAtEnd: (place: number) => `Mover a foto ${place} para trás`,
  forthAtEnd: (place: number) => `Mover a foto ${place} para a frente`,
  makeCover: 'Usar como capa',
  makeCoverOf: (place: number) => `Usar como capa: foto ${place}`,
  handle: 'Arraste para mudar a ordem',
  handleOf: (place: number) => `Mudar a ordem da foto ${place}`,
  /** What the handle is, to screen readers. */
  handleRole: 'alça para ordenar',
  handleHelp:
    'Pressione espaço ou Enter para pegar a foto. Use as setas para mudar a posição, espaço ou Enter para soltar, e Esc para cancelar.',
  lifted: (place: number, count: number) => `Foto ${place} de ${count} na mão. Use as setas para mover.`,
  over: (from: number, to: number, count: number) =>
    to === 0 ? `A foto ${from} está fora da lista.` : `A foto ${from} ficaria na posição ${to} de ${count}.`,
  putBack: (place: number) => `A foto ${place} ficou onde estava.`,
  moved: (from: number, to: number, count: number) =>
    to === 1
      ? `A foto ${from} agora é a capa, a primeira de ${count}.`
      : `A foto ${from} agora é a ${to}ª de ${count}.`,
  dragUndone: 'A ordem voltou ao que era.',
  orderUnsaved: 'A nova ordem ainda não foi salva.',
  orderFailed: 'A ordem das fotos não foi salva.',

  chosen: (count: number) => (count === 1 ? '1 foto escolhida.' : `${count} fotos escolhidas.`),
  sent: (count: number) => (count === 1 ? '1 foto enviada.' : `${count} fotos enviadas.`),
  dropped: 'Foto retirada.',
  noAnswer: 'Sem resposta do servidor. Verifique a conexão e tente de novo.',
} as const
