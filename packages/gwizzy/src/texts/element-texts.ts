/** What the element says before the wizard is there. */
export const elementTexts = {
  en: {
    title: 'Get pricing',
    close: 'Close',
    loading: 'The questions are loading',
    failed: 'The questions could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  es: {
    title: 'Consultar precios',
    close: 'Cerrar',
    loading: 'Se están cargando las preguntas',
    failed: 'No se pudieron cargar las preguntas. Revise su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
  },
}
