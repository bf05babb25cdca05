import type { RefusalRule } from '../refusal-rule'

const person =
  '(?:residentes?|personas?|familias?|pacientes?|enfermer[oa]s?|cuidador[ae]s?|empleados?|directora?|director|gerente|duen[oa]|visitantes?|vecin[oa]s?|senora?|mujer|hombre)'

/** Spanish questions that the chat doesn’t look up, without accents. */
export const spanishRefusals: readonly RefusalRule[] = [
  [
    'topic',
    [
      /\b(?:ignora|olvida|omite|desobedece)[a-z]*\b.*\b(?:instruccion\w*|reglas?|todo|anterior\w*)\b/,
      /\b(?:prompt|mensaje) (?:del )?sistema\b|\b(?:finge|actua como|haz de cuenta|repite)\b|\bdi(?:me)? que (?:el|la) (?:precio|renta|alquiler|cuota)\b/,
      /^(?:por favor |puedes |podrias )*(?:escribe|escribeme|redacta|traduce|programa|dibuja|canta|compon)\b/,
      /\b(?:poema|chiste|cuento|receta|horoscopo|loteria|clima|que tiempo hace|pronostico|presidente|elecciones|partido de|gano el)\b/,
      /\bcontrasenas?\b|\bclave (?:del|de la|de)\b|\bcodigo (?:de la puerta|del porton|de la alarma)\b|\btarjeta de credito\b|\bseguro social\b/,
    ],
  ],
  [
    'people',
    [
      new RegExp(
        `\\b(?:nombres?|telefonos?|numeros?|correos?|direccion|datos|horario|salario|sueldo)(?: de telefono| electronicos?)? de(?:l| la| los| las| un| una| otr[oa]s?)? ?(?:otr[oa]s? )?${person}\\b`,
      ),
      /\bquien(?:es)? (?:es|son|fue|era|vive|viven|visito|visitaron|pidio|trabaja)\b(?! ustedes?\b)/,
      /\b(?:vive|vivio|murio|trabaja) (?:ahi|alli|aqui|en esta residencia) (?:la |el |mi )?[a-z]+|\b(?:vive|vivio|murio|trabaja) [a-z]+ [a-z]+ (?:ahi|alli|aqui|en)\b/,
    ],
  ],
  [
    'medical',
    [
      /\b(?:dolor de pecho|duele el pecho|derrame|convulsion\w*|sangr\w+|sobredosis|inconsciente|suicid\w*|matarse|no (?:puede )?respira\w*|infarto|presion (?:alta|baja|arterial)|fiebre|infeccion|vomit\w*|hinchad[oa])\b/,
      /\bno (?:se )?(?:despierta|responde|reacciona|mueve|levanta|puede levantarse)\b|\bse (?:desmayo|ha desmayado)\b|\b(?:llamar|llamo|necesito) (?:al 911|una ambulancia)\b|\bes una emergencia\b/,
      /^(?!.*\b(?:(?:mes|ano|semana) pasad[oa]|hace (?:un|una|dos|tres|\d+) (?:mes|meses|anos?|semanas?))\b).*\bse (?:golpeo|pego|lastimo)\b(?! con\b)|\bse corto (?:la mano|el brazo|la pierna|la cara|un dedo)\b/,
      /^(?!desde que\b)(?!.*\b(?:hace (?:un|una|dos|tres|varios|varias|unos|unas|\d+) (?:mes|meses|anos?|semanas?)|(?:mes|ano|semana) pasad[oa]|veces|antes|precios?|cuestan?|pag\w+|medicare|medicaid|rehabilitacion)\b).*\bse (?:cayo|ha caido)\b(?! (?:la|el) (?:llamada|pagina|internet|sistema|senal))/,
      /^(?!.*\b(?:rehabilitacion|medicare|medicaid|pag\w+|cuesta|hace|despues)\b).*\bse (?:rompio|fracturo|quebro) (?:la cadera|un brazo|una pierna|la muneca)\b/,
      /\b(?:dosis|miligramos|mg|efectos secundarios|antidepresivos?|antibioticos?|anticoagulantes?|donepezilo?|memantina|metformina|warfarina|melatonina|ibuprofeno|aspirina|insulina (?:debo|debe))\b/,
      /\b(?:debe|deberia|puede|puedo|debo|conviene)\b.*\b(?:dejar de tomar|tomar(?! (?:una? |el |la |las |los )?(?:recorridos?|tours?|visitas?|fotos?|decision|autobus|taxi)\b)|darle|mezclar|suspender|aumentar)\b/,
      /\b(?:diagnostic\w*|sintomas?|pronostico medico|cuanto (?:tiempo )?le queda|cura para|tratamiento para)\b/,
    ],
  ],
  [
    'legal',
    [
      /\b(?:demandar|demanda legal|pleito|negligencia|denunciar ante)\b|\b(?:es|seria) (?:legal|ilegal)\b|\blegalmente\b/,
      /\b(?:fideicomiso|testamento|tutela|poder notarial|custodia)\b|\b(?:esconder|ocultar|proteger) .*\bmedicaid\b/,
    ],
  ],
  [
    'financial',
    [
      /\b(?:acciones|bonos|bolsa de valores|cripto\w*|invertir|inversion\w*|fondos mutuos|401k|refinanci\w*|hipoteca inversa)\b/,
      /\b(?:debo|deberia|debemos|deberiamos|conviene) (?:vender|comprar|sacar|retirar|pedir prestado|hipotecar)\b|\bdeducir\b/,
    ],
  ],
  [
    'future',
    [
      /\bpromet\w*|\bgarantiz\w*|\bgarantia (?:de )?que\b|\bjur(?:e|a|o)\b/,
      /\b(?:subira|subiran|va a subir|van a subir|costara|aumentara|habra|bajara)\b/,
      // A visit next week is no promise, but a price or an opening would be.
      /^(?=.*\b(?:precios?|costos?|cuesta|renta|alquiler|cuotas?|habitacion(?:es)?|lugar(?:es)?|cupos?)\b).*\b(?:(?:el|la) (?:proxim[oa]|otr[oa]) (?:ano|mes|verano|invierno|primavera|semana)|en 20[2-9]\d)\b/,
    ],
  ],
]
