CREATE INDEX "outbox_caused" ON "outbox" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "outbox_received" ON "outbox" USING btree ("user_id","created_at");