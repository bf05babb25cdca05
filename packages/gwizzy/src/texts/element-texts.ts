/** The texts of a wizard on a partner's page before its questions load. */
export const elementTexts = {
  en: {
    title: 'Get pricing',
    close: 'Close',
    loading: 'Loading questions',
    failed: 'We couldn’t load the questions. Check your connection and try again.',
    retry: 'Try again',
  },
  es: {
    title: 'Pedir precios',
    close: 'Cerrar',
    loading: 'Cargando las preguntas',
    failed: 'No pudimos cargar las preguntas. Revise su conexión e inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
  },
}
