// What only the 404 page does.
import { startNotFound } from './page/not-found.ts';

void startNotFound();
