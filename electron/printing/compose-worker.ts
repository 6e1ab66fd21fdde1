/** Entry of the paper process. */
import sharp from '../sharp.ts';
import { serve } from '../work/serve.ts';
import { paperJobs } from './paper-jobs.ts';

// Every sheet is a new one: keeping decoded photos only makes the process grow.
sharp.cache(false);
serve(paperJobs);
