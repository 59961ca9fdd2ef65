/** First words of neighborhoods that take an article, by its gender. */
const masculine =
  /^(?:Alto|Bairro|Balneário|Bosque|Campo|Campos|Canto|Centro|Conjunto|Horto|Jardim|Loteamento|Monte|Morro|Parque|Portal|Porto|Residencial|Recanto|Sítio|Vale|Village)\b/
const feminine =
  /^(?:Barra|Chácaras?|Cidade|Enseada|Esplanada|Lagoa|Olaria|Ponte|Praia|Prainha|Vila|Villa|Várzea)\b/

export const suggestions = {
  /** @param place "Taubaté", "Centro, Jacareí" */
  inPlace(need: string, place: string): string {
    // Cities take no article, whatever they begin with.
    const isNeighborhood = place.includes(', ')
    if (isNeighborhood && masculine.test(place)) return `${need} no ${place}`
    return `${need} ${isNeighborhood && feminine.test(place) ? 'na' : 'em'} ${place}`
  },
} as const
