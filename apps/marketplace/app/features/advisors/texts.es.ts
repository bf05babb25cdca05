import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const agentsTexts: Translated<typeof english.agentsTexts> = {
  directory: {
    title: 'Asesores locales',
    lead: 'Un asesor local le ayuda a comparar residencias y sabe cuánto cuestan. La ayuda es gratis para usted. Las residencias nos pagan solo si alguien se muda.',
    description:
      'Busque por estado o ciudad un asesor local que le ayude a encontrar una residencia para personas mayores. Reserve una llamada gratuita de 15 minutos.',
    regions: 'Elija una región',
    count: (total) => (total === 1 ? '1 asesor' : `${total} asesores`),
    noneYet: 'Todavía no hay asesores',
  },
  region: {
    title: (name) => `Asesores locales: ${name}`,
    inRegion: (name) => `la región ${name}`,
    cityTitle: (city, state) => `Asesores locales en ${city}, ${state}`,
    lead: (total) =>
      `${total === 1 ? '1 asesor' : `${total} asesores`}. Gratis para usted. Primero, quien puede llamarle antes.`,
    filters: 'Estado, idioma u otro lugar',
    aside: 'Condados donde trabajan',
    paid: 'Las residencias nos pagan solo si alguien se muda.',
    noPortrait:
      '¿Todavía no hay retrato? Dibujamos el portal del asesor, con sus iniciales y el primer condado donde trabaja.',
    description: (place) =>
      `Conozca a los asesores locales de ${place}: qué residencias han visitado, qué idiomas hablan y cuándo pueden llamarle.`,
    states: 'Estados',
    allStates: 'Todos los estados',
    languages: 'Idiomas',
    anyLanguage: 'Cualquier idioma',
    order: 'Nunca ordenamos a los asesores según el dinero que nos hacen ganar.',
    none: 'Ningún asesor coincide con sus filtros',
    noneHint: 'Pruebe con otro idioma o con una zona más grande.',
    noneHere: 'Todavía no hay asesores',
    noneHereHint: 'Llámenos y buscaremos a alguien que pueda ayudarle.',
    clear: 'Quitar todos los filtros',
  },
  find: {
    label: 'Ciudad o código postal',
    submit: 'Buscar asesor',
    hint: 'Por ejemplo, Fort Collins, CO o 80525',
    unknown: (typed) => `No encontramos “${typed}”`,
    unknownHint: 'Revise la ortografía o elija una región.',
    title: 'Buscar asesor',
  },
  card: {
    serves: (areas) => `Trabaja en ${areas}`,
    allOf: (state) => `todo ${state}`,
    counties: (names, count, state) => `${count === 1 ? 'el condado de' : 'los condados de'} ${names}, ${state}`,
    visits: (count) => (count === 1 ? '1 visita en los últimos 12 meses' : `${count} visitas en los últimos 12 meses`),
    languages: (names) => `Habla ${names}`,
    free: (when) => `Libre: ${when}`,
    wholeState: (state) => `Todo ${state}`,
    more: (names, rest) => `${names} y ${rest} más`,
    busy: 'Sin horarios libres en línea',
    book: 'Reservar una llamada',
    bookWith: (name) => `Reservar una llamada con ${name}`,
  },
  profile: {
    demo: 'Persona ficticia de esta demostración',
    jobTitle: 'Asesor o asesora sobre residencias para personas mayores',
    role: (city) => `Equipo de asesores locales, ${city}`,
    years: (count) => (count === 1 ? '1 año asesorando a familias' : `${count} años asesorando a familias`),
    description: (name, place) =>
      `${name} asesora a familias de ${place} sobre residencias para personas mayores. Vea qué residencias ha visitado y reserve una llamada gratuita de 15 minutos.`,
    call: {
      title: 'Una llamada de 15 minutos',
      lead: (name) => `${name} le llamará. Es gratis.`,
      submit: 'Reservar esta hora',
      write: 'Prefiero escribir',
      none: 'Sin horarios libres en línea',
      noneDetail: (name) => `Escriba a ${name} y recibirá una respuesta en un plazo de un día hábil.`,
      full: (name) => `${name} no acepta nuevas familias en este momento`,
      fullDetail: 'Elija a otro asesor cercano o llámenos.',
      others: 'Ver otros asesores cercanos',
      privacy: (name) =>
        `Solo ${name} y nosotros recibimos sus datos de contacto. Ninguna residencia los recibe a menos que usted lo pida.`,
    },
    visits: {
      title: (name) => `Residencias que visitó ${name}`,
      none: (name) => `${name} todavía no ha anotado ninguna visita.`,
      on: (date) => `Visitada el ${date}`,
      fee: (percent) => `Nos paga el ${percent}% del primer mes si usted se muda`,
      feeNone: 'No nos paga ninguna comisión',
    },
    checks: {
      title: 'Verificaciones y sus fechas',
      none: 'Todavía no hemos registrado ninguna verificación.',
      kinds: {
        background: 'Antecedentes',
        training: 'Capacitación',
        registration: 'Registro estatal',
        insurance: 'Seguro de responsabilidad civil',
      },
      on: (date) => `fecha de verificación: ${date}`,
      until: (date) => `vigencia hasta el ${date}`,
    },
    paid: {
      title: (name) => `Quién le paga a ${name}`,
      free: 'Usted no paga nada. Si alguien se muda, la residencia nos paga.',
      facts: (paying, total, state) =>
        `${paying.toLocaleString('en-US')} de nuestras ${total.toLocaleString('en-US')} residencias de ${state} ${paying === 1 ? 'nos paga' : 'nos pagan'}.`,
      same: (percent) => `La comisión es del ${percent}% del primer mes.`,
      range: (low, high) => `La comisión va del ${low}% al ${high}% del primer mes.`,
      none: (state) => `Ninguna residencia de ${state} nos paga.`,
      link: 'Cómo ganamos dinero',
    },
    areas: 'Zonas',
    languages: 'Idiomas',
  },
}
