// The parts of React that the search field's library uses. It checks the whole of React for `useId`, which would keep every part of the
// renderer in the script.
export {
  cloneElement,
  Component,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat'
