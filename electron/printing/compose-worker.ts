/** Entry point of the paper process. */
import sharp from '../sharp.ts';
import { serve } from '../work/serve.ts';
import { paperJobs } from './paper-jobs.ts';

// Every sheet is new, so a cache of decoded photos would only use memory.
sharp.cache(false);
serve(paperJobs);
