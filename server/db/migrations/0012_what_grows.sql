CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_undelivered" ON "outbox" USING btree ("created_at") WHERE "outbox"."state" in ('failed', 'unknown') or ("outbox"."state" = 'queued' and "outbox"."attempts" > 0);--> statement-breakpoint
CREATE INDEX "test_attempts_set" ON "test_attempts" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "users_office" ON "users" USING btree ("role") WHERE "users"."role" <> 'user';