import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const compareTexts: Translated<typeof english.compareTexts> = {
  title: 'Comparar residencias',
  heading: (count) => `Comparar ${count} residencias`,
  intro:
    'Elija de 2 a 5 residencias. Verá lado a lado sus costos por mes, el cuidado, las habitaciones libres, las calificaciones y las inspecciones.',
  example:
    'Un ejemplo a la misma escala: residencias para 5, 24 y 55 residentes. Las ventanas con luz son habitaciones libres.',
  oneMore: (name) => `Eligió ${name}. Agregue al menos una residencia más para comparar.`,
  missing: (count) =>
    count === 1 ? 'Una residencia ya no está en la lista.' : `${count} residencias ya no están en la lista.`,
  tooMany: (max) => `Puede comparar ${max} residencias a la vez. Estas son las primeras ${max}.`,
  noneSelected: 'No eligió ninguna residencia',
  selectSaved: 'Elija de 2 a 5 en su lista',
  table: 'Comparación',
  onlyDifferences: 'Mostrar solo las diferencias',
  showAll: 'Mostrar todas las filas',
  shownDifferences: 'Esta página muestra solo lo que es distinto.',
  shownAll: 'Esta página muestra todas las filas.',
  alike: 'En esta parte, estas residencias son iguales.',
  careUpdate: 'Actualizar',
  remove: 'Quitar',
  removeName: (name) => ` ${name} de esta comparación`,
  unknown: 'No se sabe',
  ask: ', preguntar',
  askAbout: (row, community) => ` a ${community} por: ${row}`,
  note: '“No se sabe” significa que la residencia no nos lo ha dicho. Selecciónelo para preguntar a la residencia.',
  askAll: 'Hacer una sola pregunta a un máximo de 3',
  stay: 'Para cuánto alcanza el dinero',
  feeNote:
    'Lo que una residencia nos paga nunca cambia el precio que paga usted ni el lugar de la residencia en las listas.',
  groups: {
    cost: 'Costo',
    care: 'Cuidado',
    quality: '¿Es buena la residencia?',
    basics: 'Lo básico',
  },
  add: {
    title: 'Agregar una residencia',
    label: 'Nombre de la residencia',
    submit: 'Buscar',
    results: (typed) => `Residencias que se llaman “${typed}”`,
    none: (typed) => `No encontramos una residencia que se llame “${typed}”`,
    noneDetail: 'Revise la ortografía o pruebe con una sola palabra del nombre.',
    link: (name) => `Agregar ${name}`,
    full: (max) => `Ya está comparando ${max} residencias. Quite una para agregar otra.`,
  },
  saved: {
    title: 'Sus residencias guardadas',
    compare: (count) => `Comparar ${count} residencias guardadas`,
    open: 'Ver residencias guardadas',
    detail: 'También puede elegir entre las residencias que guardó.',
  },
  tools: {
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    notCopied: 'No pudimos copiar el enlace. Copie la dirección de esta página.',
    print: 'Imprimir',
    hint: 'Para compartir esta comparación, copie la dirección de esta página. También puede imprimirla.',
  },
  print: {
    title: 'Para completar en la visita',
    rows: [
      'Minutos que tardan en responder a un timbre',
      '¿Qué hace subir el costo del cuidado?',
      'Olor, ruido y luz (1–5)',
      '¿Comería usted lo que sirven de almuerzo?',
      'Primera impresión',
      'Notas',
    ],
  },
}
