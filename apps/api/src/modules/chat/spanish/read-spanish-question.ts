import { spanishFillers, withoutAccents } from './spanish-words'

/**
 * Spanish phrases of questions about a community, without accents, with the English words that the rules about its record know. The first that fits
 * counts.
 */
const glossary: readonly (readonly [RegExp, string])[] = (
  [
    // What isn’t in a record.
    ['(?:horas?|horarios?) de visitas?', 'visiting-hours'],
    ['diferencias? entre', 'difference between'],
    ['en (?:promedio|general)|normalmente|generalmente', 'on average'],
    ['veteran[oa]s?', 'veterans'],
    ['impuestos?', 'taxes'],
    ['aceptan?|admiten?', 'they accept'],
    ['aqui|ahi|alli|alla|esta (?:residencia|comunidad|casa)|este lugar', 'here'],
    // Our fee.
    [
      'cuanto (?:les|le) pagan?(?: a ustedes)?|(?:les|le) pagan?|comision(?:es)?|(?:ganan|cobran) ustedes|ustedes (?:ganan|cobran)',
      'commission',
    ],
    ['mud(?:amos|arnos|arse|arme|o|a|an)', 'move'],
    // Prices.
    ['cuotas? (?:de|por) (?:el |los )?cuidados?|costo de(?:l| los) cuidados?', 'care fee'],
    ['cuotas? (?:de ingreso|de inscripcion|inicial(?:es)?|unicas?)|pago (?:unico|inicial)', 'community fee'],
    ['cuotas? de entrada', 'entrance fee'],
    [
      '(?:una |la )?segunda persona|dos personas|los dos|las dos|ambos|ambas|pareja|matrimonio|juntos|mama y (?:mi )?papa',
      'two people',
    ],
    [
      'cuanto (?:cuesta|cuestan|costaria|vale|valen|sale|cobran|es|seria)(?: vivir)?|cuanto se paga|cuanto hay que pagar',
      'how much cost',
    ],
    ['precios?|tarifas?|costos?|costes?', 'price'],
    ['rentas?|alquiler(?:es)?', 'rent'],
    ['(?:al|por|cada) mes|mensual(?:es|mente)?|mensualidad(?:es)?', 'a month'],
    // Rooms.
    ['lista de espera', 'waitlist'],
    [
      '(?:habitacion(?:es)?|cuartos?|recamaras?|apartamentos?|lugar(?:es)?|espacios?) (?:libres?|disponibles?|vaci[oa]s?|abiert[oa]s?)',
      'rooms open',
    ],
    ['vacantes?|cupos?|disponibilidad|plazas?|disponibles?|libres?', 'availability'],
    ['de (?:un|una|1) (?:dormitorio|recamara|habitacion|cuarto)|un dormitorio', 'one bedroom'],
    ['de (?:dos|2) (?:dormitorios|recamaras|habitaciones|cuartos)|dos dormitorios', 'two bedroom'],
    ['(?:habitacion|cuarto|recamara)(?:es|s)? (?:privad[oa]s?|individual(?:es)?|propi[oa])', 'private room'],
    ['(?:habitacion|cuarto|recamara)(?:es|s)? compartid[oa]s?', 'shared room'],
    ['estudios?', 'studio'],
    // Care.
    ['vida asistida|asistida', 'assisted living'],
    ['vida independiente', 'independent living'],
    ['cuidados? de (?:la )?memoria|memoria|demencia|alzheimer', 'memory care'],
    ['enfermeria especializada', 'skilled nursing'],
    ['(?:que )?tipos? de cuidados?|que cuidados?|niveles de cuidados?', 'types of care'],
    // Address, size, reviews, and inspections.
    ['direccion(?: exacta)?|domicilio|ubicacion', 'address'],
    ['donde (?:esta|estan|queda|se encuentra)(?: ubicad[oa])?', 'where is'],
    ['codigo postal', 'zip code'],
    ['cuant[oa]s (?:personas|residentes|camas)(?: viven| caben| hay| tiene)?', 'how many residents'],
    ['que tan grande|de que tamano|tamano|capacidad|(?:es )?(?:muy )?(?:grande|pequen[oa])', 'how big'],
    ['resenas?|opinion(?:es)?|comentarios', 'reviews'],
    ['calificacion(?:es)?|puntuacion(?:es)?|valoracion(?:es)?', 'rating'],
    ['es buen[oa]|vale la pena|reputacion', 'reputation'],
    ['inspeccion(?:es)?|informes? del estado', 'inspection'],
    ['violacion(?:es)?|infraccion(?:es)?|multas?|deficiencias?', 'violations'],
    ['quejas?|denuncias?', 'complaints'],
    ['problemas?', 'problems'],
    // Staff and owners.
    ['cuant[oa]s (?:enfermer[oa]s?|auxiliares|cuidador[ae]s|emplead[oa]s)', 'how many nurses'],
    ['cuant[oa] personal', 'how many staff'],
    ['(?:los |el )?fin(?:es)? de semana|(?:los )?domingos?|(?:los )?sabados?', 'weekends'],
    ['rotacion(?: (?:de|del) personal)?|cambios? de(?:l)? personal', 'turnover'],
    ['se (?:va|van|fue|fueron)(?: much[oa]s?)?', 'staff leave'],
    ['duen[oa]s?|propietari[oa]s?', 'owner'],
    ['administrador(?:es|a|as)?', 'administrator'],
    // Amenities.
    ['visitas? de(?:l| un| una)? (?:medic[oa]|doctora?)|medic[oa]s?|doctor(?:es|a|as)?', 'doctor'],
    [
      'citas medicas|traslados? a citas|llev(?:an|arla|arlo) (?:al medico|a (?:sus |las )?citas)',
      'rides to appointments',
    ],
    ['mascotas?|animales', 'pets'],
    ['gat(?:o|a|os|as|ito|ita)', 'cat'],
    ['perr(?:o|a|os|as|ito|ita)', 'dog'],
    ['internet|wi-?fi', 'wifi'],
    ['television|tele|cable', 'tv'],
    ['fumar|fuman?|fumador(?:es)?|cigarr(?:os|illos)', 'smoking'],
    ['enfermer[oa]s?|enfermeria', 'nurse'],
    [
      '(?:las )?(?:24|veinticuatro) horas(?: del dia| al dia)?|(?:de )?dia y (?:de )?noche|(?:de|por la) noche',
      '24 hour',
    ],
    ['supervision|vigilancia', 'supervision staff 24'],
    ['medicinas?|medicamentos?|pastillas', 'medication'],
    ['banar(?:se|la|lo)?|ducharse', 'bathing'],
    ['vestir(?:se|la|lo)?', 'dressing'],
    ['incontinencia|panales', 'incontinence'],
    ['diabet(?:es|ic[oa]s?)|insulina', 'diabetes'],
    ['terapia fisica|fisioterapia', 'physical therapy'],
    ['terapia ocupacional', 'occupational therapy'],
    ['terapia del habla', 'speech therapy'],
    ['hospicio|cuidados paliativos', 'hospice'],
    ['(?:estancias?|estadias?) (?:cortas?|temporal(?:es)?)|respiro', 'respite'],
    ['boton(?:es)? de (?:emergencia|llamada)|llamadas? de emergencia', 'emergency call'],
    ['banos? (?:privad[oa]s?|propios?)', 'private bathroom'],
    ['cocinas?|cocineta', 'kitchenette'],
    ['aire acondicionado', 'air conditioning'],
    ['lavadoras?|secadoras?', 'washer'],
    ['lavanderia|lavan (?:la )?ropa', 'laundry'],
    ['balcon(?:es)?|patios?|terrazas?', 'balcony'],
    ['amueblad[oa]s?|muebles', 'furnished'],
    ['sillas? de ruedas', 'wheelchair'],
    ['piscinas?|albercas?', 'pool'],
    ['jardin(?:es)?', 'garden'],
    ['senderos?|caminar (?:afuera|al aire libre)', 'walking paths'],
    ['bibliotecas?', 'library'],
    ['gimnasios?|ejercicios?', 'gym'],
    ['peluqueria|salon de belleza|barberia', 'salon'],
    ['cine|peliculas', 'movie'],
    ['capillas?', 'chapel'],
    ['misas?|iglesia|servicios? religiosos?|culto', 'church'],
    ['ascensor(?:es)?|elevador(?:es)?', 'elevator'],
    ['estacionamientos?|parqueos?', 'parking'],
    ['limpieza|limpian', 'housekeeping'],
    ['transportes?', 'transportation'],
    ['actividad(?:es)?', 'activities'],
    ['salidas|paseos|excursion(?:es)?', 'outings'],
    ['dietas?(?: especiales)?|sin gluten|alergias?', 'diets'],
    ['comidas? vegetarianas?|vegetarian[oa]s?', 'vegetarian'],
    ['kosher', 'kosher'],
    ['comidas?|desayunos?|almuerzos?|cenas?', 'meals'],
    // A tour, after what else has “visita” in its name.
    ['visit(?:a|as|ar|arla|arlo|amos|emos)|recorridos?|conocerl[ao]|verla|verlo|ir a ver', 'tour'],
    ['reservar|agendar|programar|cita', 'book'],
    ['incluid[oa]s?|incluyen?', 'included'],
    ['habitacion(?:es)?|cuartos?|recamaras?|apartamentos?', 'room'],
  ] as const
).map(([phrase, english]) => [new RegExp(`^(?:${phrase})(?![\\p{L}\\d])`, 'u'), english])

/**
 * Returns a plain Spanish question about a community in the English words that the rules know. Words that aren’t in the glossary stay, because the rules
 * don’t answer questions about something else. [CHAT-001, FIND-015]
 */
export function readSpanishQuestion(plain: string): string {
  let rest = withoutAccents(plain)
    .replaceAll(/[^\p{L}\d$-]+/gu, ' ')
    .trim()
  const words: string[] = []
  while (rest !== '') {
    const found = glossary.find(([phrase]) => phrase.test(rest))
    const [next = ''] = (found ? found[0] : /^\S+/).exec(rest) ?? []
    if (found) words.push(found[1])
    else if (!spanishFillers.has(next)) words.push(next)
    rest = rest.slice(Math.max(next.length, 1)).trimStart()
  }
  return words.join(' ')
}
