import { config } from 'zod';

// The page's policy forbids code made of text, which zod would try first. Imported before any schema.
config({ jitless: true });
