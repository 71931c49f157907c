import { createContext } from 'react';
import type { Visit } from './visits';

export const VisitContext = createContext<Visit | undefined>(undefined);
