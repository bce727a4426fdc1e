import { openBackend, localKeys } from '#commands/lib/embedded-backend.ts';
const t=performance.now(); const lap=(m: string)=>console.log(m,performance.now()-t|0, Math.round(process.memoryUsage().rss/1e6)+'MB');
const b = await openBackend(process.argv[2]); lap('open');
console.error=()=>{};
const row = (o={}) => ({ id: crypto.randomUUID(), name: 'A', email: crypto.randomUUID().slice(0,8)+'@x.in', message: 'hi', created_at: new Date().toISOString(), ...o });
const send = async (method: string, path: string, body?: unknown, key=localKeys.publishable, headers={}) => { const r = await b.fetch(new Request('http://127.0.0.1:1/rest/v1/'+path, { method, headers: { apikey: key, 'content-type': 'application/json', ...headers }, ...(body!==undefined && {body: JSON.stringify(body)}) })); return r.status + ' ' + (await r.text()).slice(0,300)+ ' '+r.headers.get('access-control-allow-origin'); };
console.log(await send('POST','contact_messages',row()));
console.log(await send('POST','contact_messages',row({name:'x'.repeat(121)})));
console.log(await send('POST','contact_messages',row({created_at:'2001-01-01'})));
console.log(await send('GET','contact_messages'));
console.log(await send('GET','contact_messages?select=name',undefined,localKeys.secret));
console.log(await send('POST','rpc/delete_expired_submissions',{},localKeys.secret));
console.log(await send('POST','rpc/delete_expired_submissions',{}));
for (let i=0;i<31;i++) { const x = await send('POST','contact_messages',row(),undefined,{'x-forwarded-for':'1.2.3.4, 5.6.7.8'}); if (!x.startsWith('201')) console.log(i,x); }
const t1=performance.now(); const all = await Promise.all(Array.from({length:500},()=>send('POST','contact_messages',row()))); console.log('500', performance.now()-t1|0, all.filter(x=>x.startsWith('201')).length, all.find(x=>!x.startsWith('201')));
lap('end'); await b.close();
