// cspell:disable: the words that people write

const lead =
  '(?:(?:por favor|favor de|ya|les? pido que|quiero que|necesito que|quisiera que|les? ruego que|hola|oigan?|porfa|me gustaria que|podrian?|pueden?|deben|tienen que|haganme el favor de|y) )*'
const things =
  '(?:(?:textos?|sms|mensajes?|correos?|emails?|e mails?|recordatorios?|avisos?|notificaciones|llamadas?|alertas?|spam|cosas|informacion)(?: (?:de texto|electronicos?|automaticos?|de ustedes|suyos))*)'
const which = '(?:(?:mas|los|las|sus|tus|estos|estas|esos|todos|todas|de|el|la|ningun|ninguna|tantos|ni) )*'
const verb = '(?:contact|escrib|llam|mand|envi|molest|texte|busqu|habl)'
const thingsList = `${things}(?: (?:y|o|ni) ${which}${things})*`
const doing = `(?:${verb}|contactando|escribiendo)(?:ar|ir|er|ando|iendo)(?:me|nos|le|les)?`
const doingList = `${doing}(?: (?:y|o|ni) (?:de )?${doing})*`
const tail =
  '(?: (?:mas|nunca mas|jamas|nunca|otra vez|de nuevo|ya|ahora|ahora mismo|de inmediato|inmediatamente|por favor|porfa|gracias|a este (?:numero|telefono|correo)|a mi (?:numero|telefono|celular|correo)|de ustedes|por (?:texto|correo|telefono)(?: (?:y|o|ni) (?:por )?(?:texto|correo|telefono))*|a mi|hoy))*'
const list =
  '(?:de |en )?(?:(?:su|sus|la|las|tu|esta|esa|todas?) )*(?:listas?|base de datos|registros?|sistema)(?: (?:de (?:correos?|contactos?|mensajes|llamadas|distribucion|envios?)))?'

const phrases = [
  `(?:deje|dejen|deja|dejar|paren?|pare|para|basta|cesen|terminen|eviten) de ${doingList}(?: ${which}${thingsList})?${tail}`,
  `(?:paren?|detengan?|cancelen?|cancelar|suspendan?|alto|basta(?: de)?|eliminen) (?:a |con |de )?${which}${thingsList}${tail}`,
  `no (?:me|nos) (?:vuelvan? a |sigan? )?(?:${verb})(?:en|e|an|a|es|as|uen|ue|ar|ir|er|ando|iendo)(?: (?:y|o|ni) (?:no )?(?:me|nos) (?:${verb})(?:en|e|an|a|es|as|uen|ue))*(?: ${which}${thingsList})?${tail}`,
  `no (?:vuelvan?|sigan?) (?:a )?${doingList}(?: ${which}${thingsList})?${tail}`,
  `no (?:quiero|queremos|deseo|deseamos|necesito) (?:(?:recibir|seguir recibiendo|tener) )?${which}${thingsList}${tail}`,
  `no (?:quiero|queremos|deseo|deseamos) (?:seguir recibiendo|recibir)(?: nada)?${tail}`,
  `no (?:quiero|queremos|deseo) que (?:me|nos) (?:sigan? )?(?:${verb})(?:en|e|an|a|uen|ue|ando|iendo)(?: ${which}${thingsList})?${tail}`,
  `no (?:mas|manden|envien) ${which}${thingsList}${tail}`,
  `(?:quit|elimin|borr|saqu|sac|retir|remuev|quiten|quite)(?:en|e|a|an)?(?:me|nos)(?: ${list})?${tail}`,
  `(?:quit|elimin|borr|saqu|sac|retir)(?:en|e|a|ar)? (?:mi|este|nuestro) (?:numero|correo|telefono|nombre)(?: ${list})?${tail}`,
  `(?:quiero |deseo |queremos |necesito )?(?:darme|darnos|denme|dennos|deme|dame|demen) de baja(?: ${list})?${tail}`,
  `(?:quiero |deseo )?cancel(?:ar|en|e) (?:mi|la|nuestra) suscripcion${tail}`,
  `(?:quiero |deseo )?(?:revoco|retiro|revocar|retirar) (?:mi|el) (?:consentimiento|permiso)${tail}`,
  `dej(?:e|en|a)(?:me|nos|nme|nnos) en paz${tail}`,
]

/** The Spanish sentences that ask for no more messages, in normalized words. [EDGE-008] */
export const spanishStops = phrases.map((phrase) => new RegExp(`^${lead}(?:${phrase})$`))
